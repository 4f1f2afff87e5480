import type { ReactNode } from 'react';

export type Field = { label: string; value: ReactNode };

type Props = {
  items: readonly Field[];
  /** Drawn as filled-in form fields. */
  boxed?: boolean;
};

/** Labels with their values below them, in as many columns as fit. */
export function Fields({ items, boxed = false }: Props) {
  return (
    <dl
      className={`grid gap-x-4 gap-y-2.5 ${boxed ? 'grid-cols-[repeat(auto-fit,minmax(max(7.75rem,40%),1fr))]' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,var(--field,9.25rem)),1fr))]'}`}
    >
      {items.map(({ label, value }) => (
        <div
          key={label}
          className={`flex min-w-0 flex-col ${boxed ? '@max-sm/window:nth-[-n+2]:col-span-full' : ''}`}
        >
          <dt className="text-fine text-body">{label}</dt>
          <dd
            className={
              boxed
                ? 'flex min-h-9 grow items-center rounded-button border border-line px-3 py-1.5 leading-tight text-ink'
                : 'leading-snug font-semibold text-ink'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
