import type { ReactNode } from 'react';
import { clientSteps } from '#site/content/types/clients.ts';

type Props = {
  /** Which of the steps it belongs to, counted from zero. */
  index: number;
  number: string;
  /** What the picture shows, in a sentence; a sheet that works says so itself. */
  description?: string;
  title?: string;
  /** Beside the title: how far things are. */
  state?: ReactNode;
  children: ReactNode;
};

/** What the frame shows at a step. Outside the stage it carries the case's number and its progress itself. */
export function Sheet({ index, number, description, title, state, children }: Props) {
  const hidden = description !== undefined;
  return (
    <div className="case-shot">
      {hidden ? <p className="sr-only">{description}</p> : null}
      <div className="case-sheet text-small leading-normal text-body" aria-hidden={hidden || undefined}>
        <p
          aria-hidden="true"
          className="case-slim flex min-h-12 items-center justify-between gap-4 border-b border-line bg-page/60 px-4"
        >
          <b className="font-semibold text-ink">{number}</b>
          <span className="flex gap-1">
            {clientSteps.map((step, at) => (
              <span key={step} className={`h-1 w-4 rounded-full ${at <= index ? 'bg-blue' : 'bg-line'}`} />
            ))}
          </span>
        </p>
        <div className="case-pane">
          {hidden ? (
            <div className="flex min-h-0 min-w-0 flex-col gap-4 p-4 @xl:px-6 @xl:py-5">
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <b className="text-subheading font-semibold text-ink">{title}</b>
                <span className="text-fine">{state}</span>
              </p>
              {children}
            </div>
          ) : (
            children
          )}
        </div>
      </div>
    </div>
  );
}
