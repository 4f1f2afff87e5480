import type { ReactNode } from 'react';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { clientSteps } from '#site/content/types/clients.ts';

type Props = {
  /** The step's index. */
  index: number;
  number: string;
  /** Label that marks the case as a sample; on the first step only. */
  sample?: string;
  /** Screen-reader description of the panel, which is then `aria-hidden`; undefined for an interactive panel. */
  description?: string;
  title: string;
  /** Beside the title: progress, or the sorting control. */
  state?: ReactNode;
  children: ReactNode;
};

/** Each panel slides over the previous one, which an overlay dims: fading whole panels drops frames. */
const rises = 'case-timed [--from:-.64] [--to:-.34] [--motion:case-rises_cubic-bezier(.3,.1,.2,1)]';
const dims =
  'case-timed-after after:pointer-events-none stage:after:absolute stage:after:inset-0 stage:after:bg-white stage:after:opacity-70 after:[--from:.36] after:[--to:.66] after:[--motion:case-appears_linear]';

/** A step's panel. Outside the stage it has the case's number and the progress in a bar of its own. */
export function Step({ index, number, description, title, state, sample, children }: Props) {
  const last = index === clientSteps.length - 1;
  return (
    <div className="case-shot relative min-w-0 overflow-clip rounded-window bg-white shadow-window max-md:order-first print:order-none print:border print:shadow-none stage:pointer-events-none stage:sticky stage:top-[calc(var(--top)+var(--chrome))] stage:col-start-3 stage:row-span-full stage:ms-(--side) stage:mt-(--chrome) stage:h-[calc(var(--frame)-var(--chrome))] stage:self-start stage:rounded-t-none stage:bg-transparent stage:shadow-none stage:@case-wide/stage:rounded-bl-none">
      {description === undefined ? null : <p className="sr-only">{description}</p>}
      <div
        className={`case-panel relative flex h-full flex-col bg-white text-small leading-normal text-body stage:pointer-events-auto stage:shadow-window ${index === 0 ? '' : rises} ${last ? '' : dims}`}
        aria-hidden={description === undefined ? undefined : true}
      >
        <p
          aria-hidden="true"
          className="flex min-h-12 items-center justify-between gap-4 border-b border-line bg-page/60 px-4 stage:hidden"
        >
          <b className="flex items-center gap-3 font-semibold whitespace-nowrap text-ink">
            {number}
            {sample && <SampleMark>{sample}</SampleMark>}
          </b>
          <span className="flex gap-1 max-[22.5em]:hidden">
            {clientSteps.map((step, at) => (
              <span key={step} className={`h-1 w-3 rounded-full ${at <= index ? 'bg-blue' : 'bg-line'}`} />
            ))}
          </span>
        </p>
        <div className="case-pane @container/window flex min-h-0 flex-1 flex-col hyphens-auto stage:[container-type:size]">
          <div className="flex min-h-0 flex-1 flex-col gap-3 p-4 @xl/window:gap-4 @xl/window:px-6 @xl/window:py-5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <b className="text-subheading font-semibold text-ink">{title}</b>
              {state}
            </div>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
