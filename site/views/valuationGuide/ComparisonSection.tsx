import type { ReactNode } from 'react';
import { scrollRowAttribute } from '#common/ids.ts';
import { Band } from '#site/components/Band.tsx';
import { comparedBy, valuationKinds } from '#site/content/types/valuationGuide.ts';
import type { ValuationGuideContent } from '#site/content/types/site.ts';

type Props = {
  texts: ValuationGuideContent['overview'];
  /** Stands below the kinds. */
  children: ReactNode;
};

/**
 * The kinds of valuation side by side, each answering the same questions on the same line; where there is no room
 * for that, a row to be pushed on.
 */
export function ComparisonSection({ texts: { kinds, questions, ...head }, children }: Props) {
  return (
    <Band tone="page" id="overview" labelledBy="overview-title" head={head}>
      <ul
        aria-labelledby="overview-title"
        className="mt-8 grid gap-x-6 gap-y-0 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:grid-flow-col max-md:gap-x-4 max-md:overflow-x-auto max-md:px-gutter max-md:pb-3 max-sm:auto-cols-[86%] max-sm:items-start sm:grid-rows-[repeat(7,auto)] sm:max-md:auto-cols-[max(15.75rem,44%)] md:mt-12 md:grid-cols-3 md:max-lg:gap-x-4 print:block"
        {...{ [scrollRowAttribute]: true }}
      >
        {valuationKinds.map((kind) => (
          <li
            key={kind}
            className="grid snap-start content-start rounded-panel border border-line bg-white p-5 sm:row-span-7 sm:grid-rows-subgrid lg:p-8"
          >
            <h3 className="pb-5 text-heading font-semibold">{kinds[kind].title}</h3>
            <dl className="contents">
              {comparedBy.map((question) => (
                <div key={question} className="border-t border-line py-3 md:py-4">
                  <dt className="text-small font-semibold text-blue">{questions[question]}</dt>
                  <dd className="mt-1 max-w-[52ch] text-ink [&:lang(de)]:hyphens-auto">
                    {kinds[kind][question]}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {children}
    </Band>
  );
}
