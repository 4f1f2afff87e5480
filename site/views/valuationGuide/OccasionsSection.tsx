import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { occasions, type ValuationGuideContent } from '#site/content/types/valuationGuide.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: ValuationGuideContent['occasions']; trust: Link };

/** Each occasion: the answer first, then why, then what to look out for. */
export function OccasionsSection({ texts, trust }: Props) {
  const { items, careLabel, trustLink, ...head } = texts;
  return (
    <Band tone="white" id="occasions" labelledBy="occasions-title" head={head}>
      <ul className="border-line mt-12 border-t">
        {occasions.map((occasion) => (
          <li
            key={occasion}
            className="reveal border-line grid gap-x-12 gap-y-3 border-b py-9 md:grid-cols-[3fr_8fr] xl:gap-x-20"
          >
            <h3 className="text-heading font-semibold">{items[occasion].title}</h3>
            <div className="grid max-w-[68ch] gap-3">
              <p className="text-subheading text-ink font-semibold">{items[occasion].answer}</p>
              <p>{items[occasion].text}</p>
              <p className="text-ink border-line border-s-2 ps-5">
                <b className="text-ink font-semibold">{careLabel}</b> {items[occasion].care}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <TextLink link={trust}>{trustLink}</TextLink>
      </p>
    </Band>
  );
}
