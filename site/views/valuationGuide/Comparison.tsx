import { clsx } from 'clsx';
import { valuationKinds } from '#common/valuationNeed.ts';
import type { ValuationGuideContent } from '#site/content/types/site.ts';
import { Labelled } from './Labelled.tsx';
import './comparison.css';

type Props = { texts: Pick<ValuationGuideContent['overview'], 'kinds' | 'questions'> };

/** The kinds of valuation by the same questions; from lg on a table by subgrid, whose first row has the questions. */
export function Comparison({ texts: { kinds, questions } }: Props) {
  return (
    <ul aria-labelledby="overview-title" className="comparison mt-8">
      {valuationKinds
        .map((kind) => kinds[kind])
        .map(({ title, purpose, by, price, costs }, index, { length }) => (
          <li key={title} className={clsx('comparison-kind', index < length - 1 && 'arrives-whole')}>
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
