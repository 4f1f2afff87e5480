import type { ReactNode } from 'react';
import { plans } from '#site/assets/drawings.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { LawyerCase } from '#site/content/types/lawyers.ts';
import type { CaseSheet as Sheet, LawyersContent } from '#site/content/types/site.ts';

type Props = { name: LawyerCase; number: number; sheet: Sheet; labels: LawyersContent['solution']['labels'] };

/**
 * One case as a sheet of a file: what it is about, what matters, and what it takes. On a
 * phone these three are the sheet's pages, side by side, to be pushed on (`case-file.css`).
 */
export function CaseSheet({ name, number, sheet, labels }: Props) {
  const { title, situation, register, recipients, documents, pitfalls } = sheet;
  const pitfallsId = `pitfalls-${name}`;
  const documentsId = `documents-${name}`;
  return (
    <article
      id={`sheet-${name}`}
      aria-labelledby={`sheet-title-${name}`}
      className="file-sheet flex flex-col rounded-window border border-line bg-white max-md:rounded-t-none md:rounded-ss-none"
    >
      <p className="mx-5 flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line pt-5 pb-3 text-small sm:mx-8 md:mx-10 md:pt-8 lg:ms-18">
        <b className="font-semibold text-blue-dark">
          {labels.sheet} {number}
        </b>
        <span className="ms-auto rounded-full border border-line px-2.5 text-fine">{labels.sample}</span>
      </p>
      <div className="sheet-pages">
        <div className="grid gap-x-12 gap-y-7 px-5 pt-6 pb-7 sm:px-8 md:px-10 lg:grid-cols-[4fr_8fr] lg:grid-rows-[1fr_auto] lg:gap-y-6 lg:ps-18 xl:gap-x-20">
          <div className="grid content-start gap-x-10 gap-y-6 md:max-lg:grid-cols-2 lg:contents">
            <div className="grid content-start gap-x-10 gap-y-6 md:max-lg:contents">
              <div>
                <h3 id={`sheet-title-${name}`} className="text-heading font-bold">
                  {title}
                </h3>
                <p className="mt-3 text-ink">{situation}</p>
              </div>
              <img
                {...plans[name]}
                alt=""
                loading="lazy"
                decoding="async"
                className="w-full rounded-button border border-line max-sm:max-h-40 max-sm:object-cover print:hidden"
              />
            </div>
            <Part
              label={labels.recipients}
              className="border-line md:max-lg:col-span-2 lg:row-2 lg:border-t lg:pt-5"
            >
              <p>{recipients}</p>
              <NextPage id={pitfallsId} label={labels.pitfalls} about={register.name} />
            </Part>
          </div>
          <div className="grid content-start gap-7 lg:contents">
            <Part id={pitfallsId} label={labels.pitfalls} className="lg:col-2">
              <dl
                className={`case-pitfalls gap-x-10 ${pitfalls.length > 3 ? 'md:columns-2' : 'max-w-[62ch]'}`}
              >
                {pitfalls.map((pitfall) => (
                  <div key={pitfall.title}>
                    <dt>{pitfall.title}</dt>
                    <dd>{pitfall.text}</dd>
                  </div>
                ))}
              </dl>
              <NextPage id={documentsId} label={labels.documents} about={register.name} />
            </Part>
            <Part id={documentsId} label={labels.documents} className="border-line lg:border-t lg:pt-5">
              <Bullets items={documents} />
            </Part>
          </div>
        </div>
      </div>
    </article>
  );
}

type PartProps = { id?: string; label: string; className?: string; children: ReactNode };

function Part({ id, label, className = '', children }: PartProps) {
  return (
    <div id={id} className={`scroll-mt-16 leading-normal text-ink ${className}`}>
      <h4 className="mb-2.5 font-semibold text-blue-dark">{label}</h4>
      {children}
    </div>
  );
}

/** Where the pages lie side by side, the way to the next one, for keyboards too: the row itself takes no focus. */
function NextPage({ id, label, about }: { id: string; label: string; about: string }) {
  return (
    <p className="mt-2 sm:hidden print:hidden">
      <TextLink link={{ href: `#${id}` }} about={about}>
        {label}
      </TextLink>
    </p>
  );
}
