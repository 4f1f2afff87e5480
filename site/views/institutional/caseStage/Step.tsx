import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { clientSteps } from '#site/content/types/clients.ts';
import './step.css';

type Props = {
  /** The step's index. */
  index: number;
  number: string;
  /** Label that marks the case as a sample; in the stage the frame says it. */
  sample: string;
  /** Screen-reader description of the panel, which is then `aria-hidden`; undefined for an interactive panel. */
  description?: string;
  title: string;
  /** Beside the title: progress, or the sorting control. */
  state?: ReactNode;
  children: ReactNode;
};

/** The first panel is there from the start, and nothing slides over the last one. */
const panelClass = (index: number) =>
  clsx(
    'case-panel',
    index > 0 && 'case-timed case-panel-rises',
    index < clientSteps.length - 1 && 'case-timed-after case-panel-dims',
  );

/** A step's panel. Outside the stage it has the case's number and the progress in a bar of its own. */
export function Step({ index, number, description, title, state, sample, children }: Props) {
  return (
    <div className="case-shot">
      {description === undefined ? null : <p className="sr-only">{description}</p>}
      <div className={panelClass(index)} aria-hidden={description === undefined ? undefined : true}>
        <p
          aria-hidden="true"
          className="flex min-h-12 items-center justify-between gap-4 border-b border-line bg-page/60 px-4 stage:hidden"
        >
          <b className="flex items-center gap-3 font-semibold whitespace-nowrap text-ink">
            {number}
            <SampleMark>{sample}</SampleMark>
          </b>
          <span className="flex gap-1 max-[22.5em]:hidden">
            {clientSteps.map((step, at) => (
              <span key={step} className={`h-1 w-3 rounded-full ${at <= index ? 'bg-blue' : 'bg-line'}`} />
            ))}
          </span>
        </p>
        <div className="case-pane flex min-h-0 flex-1 flex-col hyphens-auto">
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
