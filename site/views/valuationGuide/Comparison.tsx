import type { ReactNode } from 'react';
import type { ValuationGuideContent } from '#site/content/types/site.ts';
import { valuationKinds } from '#site/content/types/valuationGuide.ts';

type Props = { texts: Pick<ValuationGuideContent['overview'], 'kinds' | 'questions'> };

/** The kinds of valuation by the same questions; from md on in columns, aligned by subgrid. */
export function Comparison({ texts: { kinds, questions } }: Props) {
  return (
    <ul
      aria-labelledby="overview-title"
      className="mt-8 grid gap-4 md:grid-cols-3 md:grid-rows-[repeat(4,auto)] md:gap-y-0 lg:gap-x-6 print:block"
    >
      {valuationKinds
        .map((kind) => kinds[kind])
        .map(({ title, purpose, by, price, costs }) => (
          <li
            key={title}
            className="grid content-start rounded-panel border border-line bg-white p-4 sm:p-5 md:row-span-4 md:grid-rows-subgrid lg:px-8"
          >
            <h3 className="pb-3 text-heading font-semibold max-sm:pb-2">{title}</h3>
            <Labelled
              rows={[
                [questions.purpose, purpose],
                [questions.by, by],
                [
                  questions.costs,
                  <>
                    <b className="text-[1.5rem] leading-tight">{price}</b>, {costs}
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
