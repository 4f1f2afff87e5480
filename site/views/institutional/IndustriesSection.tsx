import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import {
  industries,
  type Industry,
  type IndustryGuide,
  type InstitutionalContent,
} from '#site/content/types/institutional.ts';
import type { Link } from '#site/links.ts';
import { SampleEnquiry } from '#site/windows/SampleEnquiry.tsx';

type Texts = InstitutionalContent['industries'];

type Props = { texts: Texts; lawyersLink: Link; papersLink: Link };

/** Who commissions valuations: each industry with its purposes, its documents and what it has to settle. */
export function IndustriesSection({ texts, lawyersLink, papersLink }: Props) {
  const { items, labels, sampleLabel, lawyersLink: lawyersLabel, papersLink: papersLabel, ...head } = texts;
  const more: Partial<Record<Industry, { link: Link; label: string }>> = {
    banks: { link: papersLink, label: papersLabel },
    lawyers: { link: lawyersLink, label: lawyersLabel },
  };
  return (
    <Band tone="page" id="industries" labelledBy="industries-title" head={head}>
      <ul className="mt-14">
        {industries.map((industry) => (
          <li
            key={industry}
            className="border-line grid gap-x-12 gap-y-8 border-t py-10 md:py-14 lg:grid-cols-[4fr_8fr] xl:gap-x-24"
          >
            <div className="reveal self-start lg:sticky lg:top-28">
              <h3 className="text-heading font-semibold">{items[industry].title}</h3>
              <p className="mt-3 max-w-[52ch]">{items[industry].text}</p>
              <div className="mt-6 max-w-sm">
                <SampleEnquiry label={sampleLabel} {...items[industry].sample} />
              </div>
            </div>
            <div>
              <Guide guide={items[industry]} labels={labels} />
              {more[industry] === undefined ? null : (
                <p className="mt-5">
                  <TextLink link={more[industry].link}>{more[industry].label}</TextLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Guide({ guide, labels }: { guide: IndustryGuide; labels: Texts['labels'] }) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Points label={labels.cases} points={guide.cases} />
        <Points label={labels.documents} points={guide.documents} />
      </div>
      <h4 className="text-small text-blue mt-8 font-semibold">{labels.pitfalls}</h4>
      <dl className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {guide.pitfalls.map(({ title, text }) => (
          <div key={title} className="border-blue border-s-2 ps-5">
            <dt className="text-ink font-semibold">{title}</dt>
            <dd className="mt-1 max-w-[64ch]">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Points({ label, points }: { label: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="text-small text-blue font-semibold">{label}</h4>
      <ul className="mt-3 grid gap-1.5">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <span aria-hidden="true" className="bg-blue mt-2.5 size-1.5 shrink-0 rounded-xs" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
