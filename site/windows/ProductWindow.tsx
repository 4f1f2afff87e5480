import type { ReactNode } from 'react';

type Props = {
  /** Text of the title bar. */
  title: string;
  /** A short mark at the end of the title bar: a year, a file format. */
  mark?: string;
  /** What the window is about, as its first line. */
  heading?: string;
  children: ReactNode;
};

/**
 * The frame of a product window: a piece of the platform as decorative HTML, hidden from assistive
 * technology, because the text beside it says the same. The frame is a container for queries, so that a
 * window adapts to its own width (280 to 720 px) rather than to the screen's.
 */
export function ProductWindow({ title, mark, heading, children }: Props) {
  return (
    <div
      aria-hidden="true"
      className="rounded-window shadow-window border-line text-small text-body @container flex flex-col overflow-hidden border bg-white"
    >
      <div className="border-line text-fine text-ink bg-page/60 flex min-h-12 items-center gap-3 border-b px-4 font-semibold @md:px-6">
        <span className="bg-orange size-2.5 shrink-0 rounded-[3px]" />
        {title}
        {mark === undefined ? null : (
          <span className="border-line text-blue-dark ms-auto shrink-0 rounded-full border bg-white px-2.5 tabular-nums">
            {mark}
          </span>
        )}
      </div>
      <div className="flex grow flex-col p-4 @md:p-6">
        {heading === undefined ? null : <p className="text-ink text-base font-semibold">{heading}</p>}
        {children}
      </div>
    </div>
  );
}
