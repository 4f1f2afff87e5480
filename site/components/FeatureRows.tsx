import type { ReactNode } from 'react';
import { Split } from './Split.tsx';

export type FeatureRow = {
  title: string;
  text: string;
  /** Short particulars below the text. */
  points?: readonly string[];
  /** The product window or picture that shows the feature. */
  visual: ReactNode;
  /** A link below the words. */
  link?: ReactNode;
};

/** One feature per row: words on one side, a visual on the other, changing sides from row to row. */
export function FeatureRows({ rows }: { rows: readonly FeatureRow[] }) {
  return (
    <div className="mt-16 grid gap-20 md:gap-28">
      {rows.map(({ title, text, points, visual, link }, index) => (
        <Split key={title} visual={visual} flip={index % 2 === 1}>
          <h3 className="text-heading font-semibold">{title}</h3>
          <p className="mt-4 max-w-[56ch]">{text}</p>
          {points === undefined ? null : (
            <ul className="border-line text-small mt-6 max-w-[60ch] border-t">
              {points.map((point) => (
                <li key={point} className="border-line flex items-start gap-3 border-b py-3">
                  <span aria-hidden="true" className="bg-orange mt-2 size-2 shrink-0 rounded-xs" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {link === undefined ? null : <p className="mt-6">{link}</p>}
        </Split>
      ))}
    </div>
  );
}
