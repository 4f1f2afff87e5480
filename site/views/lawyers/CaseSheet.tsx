import type { ReactNode } from 'react';
import { plans } from '#site/assets/drawings.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import type { CaseSheet as Sheet, LawyerCase, LawyersContent } from '#site/content/types/lawyers.ts';

type Props = { name: LawyerCase; number: number; sheet: Sheet; labels: LawyersContent['solution']['labels'] };

/** One case as a sheet of a file: what it is about, where it goes wrong, and how it goes on the platform. */
export function CaseSheet({ name, number, sheet, labels }: Props) {
  const { title, situation, register, recipients, documents, pitfalls, steps } = sheet;
  return (
    <article
      id={`sheet-${name}`}
      aria-labelledby={`sheet-title-${name}`}
      className="file-sheet rounded-window border-line flex flex-col border bg-white max-md:rounded-t-none md:rounded-ss-none"
    >
      <div className="px-5 pt-5 pb-7 sm:px-8 md:px-10 md:pt-8 lg:ps-18">
        <p className="text-small border-line mb-6 flex flex-wrap items-center gap-x-5 gap-y-1 border-b pb-3">
          <b className="text-blue-dark font-semibold">
            {labels.sheet} {number}
          </b>
          <span className="text-ink">{register.about}</span>
          <span className="border-line text-fine ms-auto rounded-full border px-2.5">{labels.sample}</span>
        </p>
        <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[4fr_8fr] xl:gap-x-20">
          <div className="grid content-start gap-x-10 gap-y-6 md:max-lg:grid-cols-2">
            <div>
              <h3 id={`sheet-title-${name}`} className="text-heading font-bold">
                {title}
              </h3>
              <p className="text-ink mt-3">{situation}</p>
            </div>
            <img
              {...plans[name]}
              alt=""
              loading="lazy"
              decoding="async"
              className="rounded-button border-line w-full border max-sm:max-h-40 max-sm:object-cover print:hidden"
            />
            <Part label={labels.recipients}>
              <p>{recipients}</p>
            </Part>
          </div>
          <div className="grid content-start gap-7">
            <Part label={labels.pitfalls}>
              <dl className="case-pitfalls gap-x-10 md:columns-2">
                {pitfalls.map((pitfall) => (
                  <div key={pitfall.title}>
                    <dt>{pitfall.title}</dt>
                    <dd>{pitfall.text}</dd>
                  </div>
                ))}
              </dl>
            </Part>
            <Part label={labels.documents}>
              <Bullets items={documents} />
            </Part>
          </div>
        </div>
      </div>
      <div className="border-line bg-page mt-auto rounded-b-window border-t px-5 py-5 sm:px-8 md:px-10 lg:ps-18">
        <Part label={labels.steps}>
          <ol className="file-steps grid gap-x-8 gap-y-2 leading-snug lg:grid-cols-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
      </div>
    </article>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="text-ink leading-normal">
      <h4 className="text-blue-dark mb-2.5 font-semibold">{label}</h4>
      {children}
    </div>
  );
}
