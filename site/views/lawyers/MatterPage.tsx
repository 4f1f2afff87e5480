import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { plans } from '#site/assets/drawings.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import type { Matter } from '#site/content/types/lawyers.ts';
import type { MatterContent, LawyersContent } from '#site/content/types/site.ts';
import './matter-page.css';

type Props = {
  name: Matter;
  number: number;
  texts: MatterContent;
  labels: LawyersContent['solution']['labels'];
};

/** One matter as a page of a file: situation, pitfalls, recipients and documents. */
export function MatterPage({ name, number, texts, labels }: Props) {
  const { title, situation, recipients, documents, pitfalls } = texts;
  const hasManyPitfalls = pitfalls.length > 3;
  return (
    <article id={`matter-page-${name}`} aria-labelledby={`matter-title-${name}`} className="matter-page">
      <p className="mb-4 flex items-center justify-between border-b border-line pb-3 text-small md:mb-6">
        <b className="font-semibold text-blue-dark">
          {labels.page} {number}
        </b>
        <SampleMark>{labels.sample}</SampleMark>
      </p>
      <div
        className={clsx(
          'matter-parts',
          hasManyPitfalls && 'matter-parts-many',
          pitfalls.length > 4 && 'matter-parts-most',
        )}
      >
        <div className="matter-itself">
          <h4 id={`matter-title-${name}`} className="text-heading font-bold">
            {title}
          </h4>
          <p className="mt-2 mb-4 md:mt-3 md:mb-6">{situation}</p>
          <img {...plans[name]} alt="" loading="lazy" decoding="async" className="matter-plan" />
        </div>
        <Part label={labels.pitfalls} className="matter-pitfalls lg:col-span-2">
          <dl className={clsx(hasManyPitfalls && 'gap-x-10 lg:columns-2')}>
            {pitfalls.map((pitfall) => (
              <div
                key={pitfall.title}
                className="mb-3 break-inside-avoid border-s-2 border-blue ps-4 md:mb-4"
              >
                <dt className="font-semibold">{pitfall.title}</dt>
                <dd className="max-w-[54ch]">{pitfall.text}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part label={labels.recipients} className="matter-recipients lg:border-t lg:pt-5">
          <p>{recipients}</p>
        </Part>
        <Part label={labels.documents} className="matter-documents lg:border-t lg:pt-5">
          <Bullets items={documents} />
        </Part>
      </div>
    </article>
  );
}

function Part({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={clsx('border-line', className)}>
      <h5 className="mb-2.5 font-semibold text-blue-dark">{label}</h5>
      {children}
    </div>
  );
}
