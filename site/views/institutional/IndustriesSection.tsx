import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Kicker } from '#site/components/Kicker.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import {
  industries,
  type Industry,
  type IndustryGuide,
  type InstitutionalContent,
} from '#site/content/types/institutional.ts';
import type { Link } from '#site/links.ts';

type Texts = InstitutionalContent['industries'];

type Props = { texts: Texts; lawyersLink: Link; papersLink: Link };

/** Who commissions valuations: a folder with a register for each industry. */
export function IndustriesSection({ texts, lawyersLink, papersLink }: Props) {
  const { items, labels, sampleLabel, lawyersLink: lawyersLabel, papersLink: papersLabel } = texts;
  const { kicker = '', title } = texts;
  const more: Partial<Record<Industry, ReactNode>> = {
    banks: <TextLink link={papersLink}>{papersLabel}</TextLink>,
    lawyers: <TextLink link={lawyersLink}>{lawyersLabel}</TextLink>,
  };
  return (
    <section
      id="industries"
      tabIndex={-1}
      aria-labelledby="industries-title"
      className="bg-page py-12 md:py-16"
    >
      <div className="max-w-page gutter folder mx-auto">
        <div className="folder-head">
          <Kicker>{kicker}</Kicker>
          <h2
            id="industries-title"
            className="text-title lg:max-xl:text-[1.875rem] xl:text-[2.75rem] font-bold"
          >
            {title}
          </h2>
        </div>
        {industries.map((industry) => (
          <details key={industry} name="industry" className="folder-register group">
            <summary className="group/register grid grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 px-5 py-4">
              <h3 className="text-subheading group-hover/register:text-blue font-semibold">
                {items[industry].title}
              </h3>
              <span className="text-small col-start-1 leading-normal">
                {[sampleLabel, Object.values(items[industry].sample).join(', ')].join(': ')}
              </span>
              <ChevronDown
                aria-hidden="true"
                className="folder-mark no-print text-blue col-start-2 row-span-2 row-start-1 size-6 self-center transition-[rotate] group-open:rotate-180"
              />
            </summary>
            <Guide guide={items[industry]} labels={labels} more={more[industry]} />
          </details>
        ))}
      </div>
    </section>
  );
}

type GuideProps = { guide: IndustryGuide; labels: Texts['labels']; more: ReactNode };

/** What an industry has valued, with which documents, and what it should settle beforehand. */
function Guide({ guide, labels, more }: GuideProps) {
  return (
    <div className="folder-page text-ink grid content-start gap-5 p-5 pt-1 sm:p-6 sm:pt-1 lg:p-8">
      <p className="max-w-[72ch]">{guide.text}</p>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Points label={labels.cases} points={guide.cases} />
        <Points label={labels.documents} points={guide.documents} />
      </div>
      <div>
        <h4 className="text-blue font-semibold">{labels.pitfalls}</h4>
        <dl className={`mt-2 grid gap-x-10 gap-y-5 ${guide.pitfalls.length > 1 ? 'lg:grid-cols-2' : ''}`}>
          {guide.pitfalls.map(({ title, text }) => (
            <div key={title} className="border-line border-t-2 pt-3">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-small text-body mt-1 max-w-[64ch] leading-normal">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {more === undefined ? null : <p>{more}</p>}
    </div>
  );
}

function Points({ label, points }: { label: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="text-blue font-semibold">{label}</h4>
      <ul className="mt-2 grid gap-1">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-3 leading-normal">
            <span aria-hidden="true" className="bg-blue mt-2.5 size-1.5 shrink-0 rounded-xs" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
