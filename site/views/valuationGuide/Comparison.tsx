import type { ValuationGuideContent } from '#site/content/types/site.ts';
import { comparedBy, valuationKinds } from '#site/content/types/valuationGuide.ts';

type Props = { texts: Pick<ValuationGuideContent['overview'], 'kinds' | 'questions'> };

/** The kinds of valuation by the same questions; from md on in columns, aligned by subgrid. */
export function Comparison({ texts: { kinds, questions } }: Props) {
  return (
    <ul
      aria-labelledby="overview-title"
      className="mt-8 grid gap-4 md:grid-cols-3 md:grid-rows-[repeat(4,auto)] md:gap-y-0 lg:gap-x-6 print:block"
    >
      {valuationKinds.map((kind) => (
        <li
          key={kind}
          className="grid content-start rounded-panel border border-line bg-white p-4 sm:p-5 md:row-span-4 md:grid-rows-subgrid lg:px-8"
        >
          <h3 className="pb-3 text-heading font-semibold">{kinds[kind].title}</h3>
          <Labelled rows={comparedBy.map((question) => [questions[question], kinds[kind][question]])} />
        </li>
      ))}
    </ul>
  );
}

/** Labelled texts; `contents` makes them items of the parent's grid. */
export function Labelled({ rows }: { rows: readonly (readonly [label: string, text: string])[] }) {
  return (
    <dl className="contents">
      {rows.map(([label, text]) => (
        <div key={label} className="border-t border-line py-2.5 max-sm:text-small md:py-4">
          <dt className="text-small font-semibold text-blue">{label}</dt>
          <dd className="mt-1 max-w-[56ch] text-ink [&:lang(de)]:hyphens-auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
