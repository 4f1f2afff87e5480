import { ArrowDown } from 'lucide-react';

type Props = {
  entries: readonly { label: string; href: string }[];
  /** How many stand side by side, from which width. */
  columns: string;
};

/** Links to what stands further down on the same page, in ruled rows. */
export function PageLinks({ entries, columns }: Props) {
  return (
    <ul className={`grid gap-x-10 border-t border-line ${columns}`}>
      {entries.map(({ label, href }) => (
        <li key={href} className="grid border-b border-line">
          <a
            href={href}
            className="flex min-h-12 items-start justify-between gap-3 py-2.5 font-semibold text-blue underline-offset-4 hover:text-blue-dark hover:underline"
          >
            <span className="text-balance">{label}</span>
            <ArrowDown aria-hidden="true" className="mt-[0.4em] size-4 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
