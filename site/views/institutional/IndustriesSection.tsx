import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import {
  industries,
  type IndustrySample,
  type InstitutionalContent,
} from '#site/content/types/institutional.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: InstitutionalContent['industries']; lawyersLink: Link };

/** Who commissions valuations: an index of industries, each with the occasion and an enquiry it would send. */
export function IndustriesSection({ texts, lawyersLink }: Props) {
  const { items, lawyersLink: linkLabel, ...head } = texts;
  return (
    <Band tone="page" labelledBy="industries-title">
      <SectionHeading id="industries-title" {...head} />
      <ul className="mt-14">
        {industries.map((industry) => (
          <li
            key={industry}
            className="reveal border-line grid gap-x-10 gap-y-4 border-t py-9 md:grid-cols-[4fr_6fr] md:py-12 lg:grid-cols-[4fr_5fr_3fr] xl:gap-x-20"
          >
            <h3 className="text-heading max-w-[18ch] font-semibold">{items[industry].title}</h3>
            <div>
              <p className="max-w-[58ch]">{items[industry].text}</p>
              {industry === 'lawyers' ? (
                <p className="mt-3">
                  <TextLink link={lawyersLink}>{linkLabel}</TextLink>
                </p>
              ) : null}
            </div>
            <SampleEnquiry {...items[industry].sample} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** A line of the platform's enquiry list; decorative, the words beside it say what matters. */
function SampleEnquiry({ property, kind, place }: IndustrySample) {
  return (
    <div
      aria-hidden="true"
      className="rounded-panel shadow-card border-line text-small max-w-sm self-start border bg-white px-5 py-4 md:col-start-2 lg:col-start-3 lg:max-w-none"
    >
      <p className="text-ink flex items-center gap-3 font-semibold">
        <span className="bg-orange size-2.5 shrink-0 rounded-[3px]" />
        {property}
      </p>
      <p className="mt-1 ps-5.5">
        {kind}, {place}
      </p>
    </div>
  );
}
