import type { ReactNode } from 'react';
import { Band } from './Band.tsx';

type Props = {
  id?: string;
  headingId: string;
  title: string;
  text: string;
  /** Short reassurances below the buttons. */
  points?: readonly string[];
  children: ReactNode;
};

/** The last band of a page, which asks the reader to register. */
export function CallToAction({ id, headingId, title, text, points, children }: Props) {
  return (
    <Band tone="deep" id={id} labelledBy={headingId}>
      <div className="grid items-end gap-10 md:grid-cols-[3fr_2fr]">
        <div>
          <h2 id={headingId} className="text-title max-w-[22ch] font-bold">
            {title}
          </h2>
          <p className="text-lead mt-5 max-w-[52ch]">{text}</p>
        </div>
        <div className="flex flex-wrap gap-4 md:justify-end">{children}</div>
      </div>
      {points === undefined ? null : (
        <ul className="mt-12 grid gap-x-12 gap-y-4 border-t border-white/20 pt-8 lg:grid-cols-3">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3 text-balance">
              <span aria-hidden="true" className="bg-orange mt-2.5 size-2 shrink-0 rounded-xs" />
              {point}
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
