import type { ReactNode } from 'react';
import './labelled.css';

type Props = {
  rows: readonly (readonly [label: string, text: ReactNode])[];
  /** A row of the comparison's table. */
  inTable?: boolean;
};

/** Labelled texts; `contents` makes them items of the parent's grid. */
export function Labelled({ rows, inTable = false }: Props) {
  return (
    <dl className={inTable ? 'labelled-in-table contents' : 'contents'}>
      {rows.map(([label, text]) => (
        <div key={label} className="labelled-row">
          <dt className="labelled-label text-small font-semibold text-blue">{label}</dt>
          <dd className="labelled-text">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
