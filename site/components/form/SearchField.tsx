import { foundAttribute } from '#common/ids.ts';
import { controlClass } from './controls.tsx';

type Props = {
  label: string;
  /** Precedes the number of entries that are left. */
  found: string;
};

/** Filters the entries below it as one types (site/browser/search.ts); not there without a script. */
export function SearchField({ label, found }: Props) {
  return (
    <search className="no-print mt-8 block max-w-xl noscript:hidden">
      <label>
        <span className="mb-1.5 block font-semibold text-ink">{label}</span>
        <input type="search" autoComplete="off" className={`${controlClass} min-h-13`} />
      </label>
      <p role="status" className="mt-1.5 min-h-6 text-small" {...{ [foundAttribute]: found }} />
    </search>
  );
}
