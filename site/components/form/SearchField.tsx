import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { foundAttribute, noneAttribute } from '#common/ids.ts';
import './field.css';
import './controls.css';
import './search-field.css';

type Props = {
  label: string;
  /** Text before the number of matching entries. */
  found: string;
  /** Where none matches. */
  none: string;
  /** A heading, beside the field from lg on. */
  children?: ReactNode;
};

/** Filters the entries below it while typing (site/browser/search.ts). */
export function SearchField({ label, found, none, children }: Props) {
  return (
    <div className="search-field grid items-center justify-between gap-8 lg:flex">
      {children}
      <search className="search-field-box no-print noscript:hidden">
        <input
          type="search"
          aria-label={label}
          autoComplete="off"
          placeholder={label}
          className="field control search-field-input shadow-card"
        />
        {/* After the field, which gives the box its height: before it, the icon would move as the field arrives. */}
        <Search aria-hidden="true" className="absolute start-4.5 top-4.5 z-1 size-6 text-blue" />
        <p
          role="status"
          className="absolute top-full mt-1 text-small"
          {...{ [foundAttribute]: found, [noneAttribute]: none }}
        />
      </search>
    </div>
  );
}
