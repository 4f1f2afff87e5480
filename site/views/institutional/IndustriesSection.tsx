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
  const { items, sampleLabel, lawyersLink: linkLabel, ...head } = texts;
  return (
    <Band tone="page" labelledBy="industries-title">
      <SectionHeading id="industries-title" {...head} />
      <ul className="mt-14">
        {industries.map((industry) => (
          <li
            key={industry}
            className="reveal border-line grid gap-x-10 gap-y-4 border-t py-9 md:grid-cols-[4fr_6fr] md:py-12 lg:grid-cols-[4fr_5fr_3fr] xl:gap-x-20"
          >
            <h3 className="text-heading font-semibold md:max-w-[18ch]">{items[industry].title}</h3>
            <div>
              <p className="max-w-[58ch]">{items[industry].text}</p>
              {industry === 'lawyers' ? (
                <p className="mt-3">
                  <TextLink link={lawyersLink}>{linkLabel}</TextLink>
                </p>
              ) : null}
            </div>
            <SampleEnquiry label={sampleLabel} {...items[industry].sample} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** An entry of the platform's enquiry list; decorative, the words beside it say what matters. */
function SampleEnquiry({ label, occasion, property, kind }: { label: string } & IndustrySample) {
  return (
    <div
      aria-hidden="true"
      className="rounded-panel shadow-card border-line text-small self-start overflow-hidden border bg-white md:col-start-2 lg:col-start-3"
    >
      <p className="text-fine border-line bg-page/60 flex items-center gap-2.5 border-b px-5 py-2.5">
        <span className="bg-orange size-2.5 shrink-0 rounded-[3px]" />
        {label}
        <span className="text-blue-dark ms-auto font-semibold">{occasion}</span>
      </p>
      <div className="flex flex-wrap justify-between gap-x-6 px-5 py-3.5 lg:block">
        <p className="text-ink font-semibold">{property}</p>
        <p>{kind}</p>
      </div>
    </div>
  );
}
