import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { qualifications, type TrustContent } from '#site/content/types/trust.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: TrustContent['qualifications']; guide: Link; sample: Link };

/** What each qualification of a valuer says, and what to ask for. */
export function QualificationsSection({ texts, guide, sample }: Props) {
  const { items, askLabel, note, guideLink, sampleLink, ...head } = texts;
  return (
    <Band tone="white" id="qualifications" labelledBy="qualifications-title" head={head}>
      <ul className="mt-12 grid gap-6 md:grid-cols-2">
        {qualifications.map((qualification) => (
          <li
            key={qualification}
            className="reveal rounded-panel border-line bg-page flex flex-col border p-6 sm:p-8"
          >
            <h3 className="text-heading font-semibold">{items[qualification].title}</h3>
            <p className="mt-3 mb-6 max-w-[60ch]">{items[qualification].text}</p>
            <p className="border-line text-ink mt-auto max-w-[60ch] border-t pt-4">
              <b className="text-ink font-semibold">{askLabel}</b> {items[qualification].ask}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-[72ch]">{note}</p>
      <p className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
        <TextLink link={guide}>{guideLink}</TextLink>
        <TextLink link={sample}>{sampleLink}</TextLink>
      </p>
    </Band>
  );
}
