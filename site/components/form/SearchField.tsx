import { Search } from 'lucide-react';
import { foundAttribute, noneAttribute } from '#common/ids.ts';
import { controlClass } from './controls.tsx';

type Props = {
  label: string;
  /** Text before the number of matching entries. */
  found: string;
  /** Where none matches. */
  none: string;
};

/** Filters the entries below it while typing (site/browser/search.ts); from lg on beside the heading above it. */
export function SearchField({ label, found, none }: Props) {
  return (
    <search className="no-print relative mt-8 block max-w-[45rem] lg:ms-auto lg:-mt-11 lg:-mb-7.5 lg:w-[min(30rem,34%)] noscript:hidden">
      <Search aria-hidden="true" className="absolute start-4.5 top-4.5 z-1 size-6 text-blue" />
      <input
        type="search"
        aria-label={label}
        autoComplete="off"
        placeholder={label}
        className={`${controlClass} min-h-15 border-blue ps-14 shadow-card`}
      />
      <p
        role="status"
        className="mt-1.5 min-h-6 text-small"
        {...{ [foundAttribute]: found, [noneAttribute]: none }}
      />
    </search>
  );
}
