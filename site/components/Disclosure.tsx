import type { ReactNode } from 'react';
import './disclosure.css';

type Props = {
  title: string;
  /** A line below the title that is there without opening it. */
  note?: ReactNode;
  /** Level of the heading. */
  level?: 3 | 4 | undefined;
  onDeep?: boolean;
  children: ReactNode;
};

/** A heading that opens what is below it; on paper everything is open (`faq-panel` in print.css). */
export function Disclosure({ title, note, level = 3, onDeep = false, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <details className={`faq-panel disclosure ${onDeep ? 'disclosure-deep' : ''}`}>
      <summary>
        <Heading className="text-subheading font-semibold">{title}</Heading>
        {note === undefined ? null : (
          <span className="mt-1 block max-w-[62ch] text-small text-body">{note}</span>
        )}
      </summary>
      {children}
    </details>
  );
}
