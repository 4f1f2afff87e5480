import { Band } from '#site/components/Band.tsx';
import { Disclosures } from '#site/components/Disclosures.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { qualifications, type TrustContent } from '#site/content/types/trust.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: TrustContent['qualifications']; guide: Link; sample: Link };

/** What each qualification of a valuer says, and what to ask for. */
export function QualificationsSection({ texts, guide, sample }: Props) {
  const { items, askLabel, note, guideLink, sampleLink, ...head } = texts;
  return (
    <Band tone="white" id="qualifications" labelledBy="qualifications-title" head={head}>
      <Disclosures
        items={qualifications.map((qualification) => ({
          title: items[qualification].title,
          body: (
            <>
              <p className="max-w-[60ch]">{items[qualification].text}</p>
              <p className="mt-3 max-w-[60ch]">
                <b className="font-semibold">{askLabel}</b> {items[qualification].ask}
              </p>
            </>
          ),
        }))}
      />
      <p className="mt-8 max-w-[68ch]">{note}</p>
      <p className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
        <TextLink link={guide}>{guideLink}</TextLink>
        <TextLink link={sample}>{sampleLink}</TextLink>
      </p>
    </Band>
  );
}
