import type { ReactNode } from 'react';
import { plans } from '#site/assets/drawings.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import type { LawyerCase } from '#site/content/types/lawyers.ts';
import type { CaseSheet as Sheet, LawyersContent } from '#site/content/types/site.ts';

type Props = { name: LawyerCase; number: number; sheet: Sheet; labels: LawyersContent['solution']['labels'] };

/** Hides a sheet while another register is chosen. From md on it keeps its place, so that the page below stays. */
const away: Record<LawyerCase, string> = {
  estate:
    'not-print:group-has-[#case-estate:not(:checked)]/file:invisible not-print:max-md:group-has-[#case-estate:not(:checked)]/file:hidden',
  insolvency:
    'not-print:group-has-[#case-insolvency:not(:checked)]/file:invisible not-print:max-md:group-has-[#case-insolvency:not(:checked)]/file:hidden',
  tax: 'not-print:group-has-[#case-tax:not(:checked)]/file:invisible not-print:max-md:group-has-[#case-tax:not(:checked)]/file:hidden',
};

/** The edges of the sheets below; and where sheets of a file are punched. */
const paper =
  'md:shadow-[7px_9px_0_-1px_#fff,7px_9px_0_0_var(--color-line),14px_18px_0_-1px_#fff,14px_18px_0_0_var(--color-line),var(--shadow-window)] lg:bg-[radial-gradient(circle_at_2.125rem_calc(50%-3.875rem),var(--color-line)_0.6rem,transparent_0.65rem),radial-gradient(circle_at_2.125rem_calc(50%+3.875rem),var(--color-line)_0.6rem,transparent_0.65rem)]';

/** One case as a sheet of a file: what it is about, what matters, who reads it and what it takes. */
export function CaseSheet({ name, number, sheet, labels }: Props) {
  const { title, situation, recipients, documents, pitfalls } = sheet;
  return (
    <article
      id={`sheet-${name}`}
      aria-labelledby={`sheet-title-${name}`}
      className={`flex break-inside-avoid flex-col rounded-window border border-line bg-white px-5 pt-5 pb-7 max-md:rounded-t-none sm:px-8 md:rounded-ss-none md:px-10 md:pt-8 not-print:md:group-has-checked/file:[grid-area:1/1] lg:ps-18 print:mb-8 ${paper} ${away[name]}`}
    >
      <p className="mb-6 flex items-center justify-between border-b border-line pb-3 text-small">
        <b className="font-semibold text-blue-dark">
          {labels.sheet} {number}
        </b>
        <SampleMark>{labels.sample}</SampleMark>
      </p>
      <div className="grid grow gap-x-12 gap-y-7 leading-normal text-ink md:grid-cols-2 lg:grid-cols-[4fr_8fr] lg:grid-rows-[1fr_auto] lg:gap-y-6 xl:gap-x-20">
        <div>
          <h3 id={`sheet-title-${name}`} className="text-heading font-bold">
            {title}
          </h3>
          <p className="mt-3 mb-6">{situation}</p>
          <img
            {...plans[name]}
            alt=""
            loading="lazy"
            decoding="async"
            className="w-full rounded-button border border-line max-sm:max-h-40 max-sm:object-cover print:hidden"
          />
        </div>
        <Part label={labels.pitfalls}>
          <dl className={pitfalls.length > 3 ? 'gap-x-10 lg:columns-2' : 'max-w-[62ch]'}>
            {pitfalls.map((pitfall) => (
              <div key={pitfall.title} className="mb-4 break-inside-avoid border-s-2 border-blue ps-4">
                <dt className="font-semibold">{pitfall.title}</dt>
                <dd>{pitfall.text}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part label={labels.recipients} ruled>
          <p>{recipients}</p>
        </Part>
        <Part label={labels.documents} ruled>
          <Bullets items={documents} />
        </Part>
      </div>
    </article>
  );
}

type PartProps = { label: string; ruled?: boolean; children: ReactNode };

function Part({ label, ruled = false, children }: PartProps) {
  return (
    <div className={ruled ? 'border-line lg:border-t lg:pt-5' : ''}>
      <h4 className="mb-2.5 font-semibold text-blue-dark">{label}</h4>
      {children}
    </div>
  );
}
