import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import './fields.css';

export type Field = { label: string; value: ReactNode };

type Props = {
  items: readonly Field[];
  /** Drawn as filled-in form fields. */
  boxed?: boolean;
};

/** Labels with their values below them, in as many columns as fit. */
export function Fields({ items, boxed = false }: Props) {
  return (
    <dl className={clsx('fields grid', boxed && 'fields-boxed')}>
      {items.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col">
          <dt className="text-fine text-body">{label}</dt>
          <dd className={boxed ? 'fields-box' : 'fields-value'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
