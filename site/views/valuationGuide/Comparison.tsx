import type { ReactNode } from 'react';
import { valuationKinds } from '#common/valuationNeed.ts';
import type { ValuationGuideContent } from '#site/content/types/site.ts';
import './comparison.css';

type Props = { texts: Pick<ValuationGuideContent['overview'], 'kinds' | 'questions'> };

/** The kinds of valuation by the same questions; from lg on a table by subgrid, whose first row has the questions. */
export function Comparison({ texts: { kinds, questions } }: Props) {
  return (
    <ul aria-labelledby="overview-title" className="comparison mt-8">
      {valuationKinds
        .map((kind) => kinds[kind])
        .map(({ title, purpose, by, price, costs }) => (
          <li key={title} className="comparison-kind">
            <h3 className="comparison-title font-semibold">{title}</h3>
            <Labelled
              inTable
              rows={[
                [questions.purpose, purpose],
                [questions.by, by],
                [
                  questions.costs,
                  <>
                    <b className="comparison-price">{price}</b>
                    {`\n${costs}`}
                  </>,
                ],
              ]}
            />
          </li>
        ))}
    </ul>
  );
}

type LabelledProps = {
  rows: readonly (readonly [label: string, text: ReactNode])[];
  /** A row of the comparison's table. */
  inTable?: boolean;
};

/** Labelled texts; `contents` makes them items of the parent's grid. */
export function Labelled({ rows, inTable = false }: LabelledProps) {
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
