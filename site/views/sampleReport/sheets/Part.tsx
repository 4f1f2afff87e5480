import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Row } from '#site/content/samples/report/rows.ts';
import './part.css';

type Props = {
  title?: string;
  note?: string;
  rows?: readonly Row[];
  /** Rows closer together, where a page has many. */
  close?: boolean;
  /** On narrow paper each label stands above its value: for values that are words, of many lengths. */
  words?: boolean;
  children?: ReactNode;
};

/** A part of a page: title, then rows (with a line above a sum) or text. */
export function Part({ title, note, rows, close = false, words = false, children }: Props) {
  return (
    <section className="part mt-5">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        {title && <h3 className="text-[1.12em] leading-[1.3] font-semibold text-blue-dark">{title}</h3>}
        {note && <p className="text-fine text-body">{note}</p>}
      </div>
      {rows && (
        <dl
          className={clsx(
            'text-[0.95em] leading-[1.38]',
            close && 'part-rows-close',
            words && 'part-rows-words',
          )}
        >
          {rows.map(line)}
        </dl>
      )}
      {children}
    </section>
  );
}

/** Label, note, value; on narrow paper the note wraps below the label. */
const line = ({ label, note, value, isSum = false }: Row) => (
  <div key={label} data-sum={isSum || undefined} className="part-row">
    <dt className={note ? 'basis-[48%] @max-[40em]/paper:grow' : 'grow basis-2/5'}>{label}</dt>
    {note && (
      <dd className="font-normal text-body @max-[40em]/paper:order-1 @max-[40em]/paper:w-full">{note}</dd>
    )}
    <dd className="part-value">{value}</dd>
  </div>
);
