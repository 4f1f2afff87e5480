import type { ReactNode } from 'react';
import type { Sample } from '#site/content/types/windows.ts';

type Props = {
  /** Text of the title bar, the mark of a sample, and what the window shows, in a sentence. */
  texts: { title: string } & Sample;
  /** A short mark at the end of the title bar: a year, a file format. */
  mark?: string;
  /** What the window is about, as its first line. */
  heading?: string;
  children: ReactNode;
};

/**
 * The frame of a product window: a piece of the platform as decorative HTML, marked as a sample. Assistive
 * technology gets a sentence that says what it shows instead. The frame is a container for queries, so that a
 * window adapts to its own width (280 to 720 px) rather than to the screen's.
 */
export function ProductWindow({ texts: { title, sample, description }, mark, heading, children }: Props) {
  return (
    <>
      <p className="sr-only">{description}</p>
      <div
        aria-hidden="true"
        className="rounded-window shadow-window border-line text-small text-body @container flex flex-col overflow-hidden border bg-white"
      >
        <div className="border-line text-fine text-ink bg-page/60 flex min-h-12 flex-wrap items-center gap-x-3 border-b px-4 py-1.5 font-semibold @md:px-6">
          <span className="bg-orange size-2.5 shrink-0 rounded-[3px]" />
          {title}
          {mark === undefined ? null : (
            <span className="border-line text-blue-dark shrink-0 rounded-full border bg-white px-2.5 tabular-nums">
              {mark}
            </span>
          )}
          <span className="text-body ms-auto font-normal">{sample}</span>
        </div>
        <div className="flex grow flex-col p-4 @md:p-6">
          {heading === undefined ? null : <p className="text-ink text-base font-semibold">{heading}</p>}
          {children}
        </div>
      </div>
    </>
  );
}
