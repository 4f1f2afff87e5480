import { Band } from '#site/components/Band.tsx';
import {
  comparedBy,
  valuationKinds,
  type ValuationGuideContent,
} from '#site/content/types/valuationGuide.ts';

type Props = { texts: ValuationGuideContent['overview'] };

/** The kinds of valuation side by side, each answering the same questions on the same line. */
export function ComparisonSection({ texts: { kinds, questions, ...head } }: Props) {
  return (
    <Band tone="page" id="overview" labelledBy="overview-title" head={head}>
      <ul className="mt-12 grid gap-6 lg:grid-cols-3 lg:grid-rows-[repeat(7,auto)] lg:gap-y-0">
        {valuationKinds.map((kind) => (
          <li
            key={kind}
            className="reveal rounded-panel border-line grid content-start border bg-white p-6 sm:p-8 lg:row-span-7 lg:grid-rows-subgrid"
          >
            <h3 className="text-heading pb-5 font-semibold">{kinds[kind].title}</h3>
            <dl className="contents">
              {comparedBy.map((question) => (
                <div key={question} className="border-line border-t py-4">
                  <dt className="text-small text-blue font-semibold">{questions[question]}</dt>
                  <dd className="text-ink mt-1 max-w-[52ch] [&:lang(de)]:hyphens-auto">
                    {kinds[kind][question]}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Band>
  );
}
