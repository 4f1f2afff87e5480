import type { ReactNode } from 'react';
import type { ValuationGuideContent } from '#site/content/types/site.ts';
import { valuationKinds } from '#site/content/types/valuationGuide.ts';

type Props = { texts: Pick<ValuationGuideContent['overview'], 'kinds' | 'questions'> };

/** The kinds of valuation by the same questions; from md on a table by subgrid, whose first row has the questions. */
export function Comparison({ texts: { kinds, questions } }: Props) {
  return (
    <ul
      aria-labelledby="overview-title"
      className="mt-8 grid rounded-panel border border-line bg-white px-4 sm:px-6 md:grid-cols-[4fr_5fr_5fr_5fr] md:gap-x-8 md:pt-16 lg:px-8 lg:pt-12 print:block"
    >
      {valuationKinds
        .map((kind) => kinds[kind])
        .map(({ title, purpose, by, price, costs }) => (
          <li
            key={title}
            className="grid border-line py-4 not-first:border-t md:col-span-4 md:grid-cols-subgrid md:border-t md:py-0 max-md:[&_div]:first-of-type:border-0 md:[&_div]:relative md:[&_div]:border-0 md:[&_div]:py-6 md:[&_dt]:absolute md:[&_dt]:bottom-full md:[&_dt]:pb-3 md:not-first:[&_dt]:sr-only"
          >
            <h3 className="text-heading font-semibold md:py-6 md:text-[1.375rem]">{title}</h3>
            <Labelled
              rows={[
                [questions.purpose, purpose],
                [questions.by, by],
                [
                  questions.costs,
                  <>
                    <b className="block text-heading">{price}</b>
                    {costs}
                  </>,
                ],
              ]}
            />
          </li>
        ))}
    </ul>
  );
}

/** Labelled texts; `contents` makes them items of the parent's grid. */
export function Labelled({ rows }: { rows: readonly (readonly [label: string, text: ReactNode])[] }) {
  return (
    <dl className="contents">
      {rows.map(([label, text]) => (
        <div key={label} className="border-t border-line py-2.5 md:py-4">
          <dt className="text-small font-semibold text-blue">{label}</dt>
          <dd className="mt-1 max-w-[56ch] whitespace-pre-line text-ink max-sm:text-[1rem]/[1.4375] [&:lang(de)]:hyphens-auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
