import { Band } from '#site/components/Band.tsx';
import { Disclosures } from '#site/components/Disclosures.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { occasions, type ValuationGuideContent } from '#site/content/types/valuationGuide.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: ValuationGuideContent['occasions']; trust: Link };

/** Each occasion with its answer, and on request why, and what to look out for. */
export function OccasionsSection({ texts, trust }: Props) {
  const { items, careLabel, trustLink, ...head } = texts;
  return (
    <Band tone="white" id="occasions" labelledBy="occasions-title" head={head}>
      <Disclosures
        items={occasions.map((occasion) => ({
          title: items[occasion].title,
          note: items[occasion].answer,
          body: (
            <div className="grid max-w-[62ch] gap-3">
              <p>{items[occasion].text}</p>
              <p className="border-line border-s-2 ps-5">
                <b className="font-semibold">{careLabel}</b> {items[occasion].care}
              </p>
            </div>
          ),
        }))}
      />
      <p className="mt-8">
        <TextLink link={trust}>{trustLink}</TextLink>
      </p>
    </Band>
  );
}
