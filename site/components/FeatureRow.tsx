import type { ReactNode } from 'react';
import { Split } from './Split.tsx';

type Props = {
  title: string;
  text: string;
  /** Short particulars below the text. */
  points?: readonly string[];
  /** The product window or picture that shows the feature. */
  visual: ReactNode;
  /** Puts the visual first on a desktop; rows that follow one another alternate. */
  flip?: boolean;
  /** A link below the words. */
  children?: ReactNode;
};

/** One feature of a section: words on one side, the part of the platform they are about on the other. */
export function FeatureRow({ title, text, points, visual, flip = false, children }: Props) {
  return (
    <Split visual={visual} flip={flip}>
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
      {children === undefined ? null : <p className="mt-6">{children}</p>}
    </Split>
  );
}
