import type { ProfessionalContent } from '#site/content/types/professional.ts';

/** The three figures, each between two strokes of a dimension chain, as on a drawing. */
export function DimensionChain({ title, items }: ProfessionalContent['statistics']) {
  return (
    <section aria-labelledby="statistics-title" className="bg-white pt-5 pb-6 md:pt-4">
      <h2 id="statistics-title" className="sr-only">
        {title}
      </h2>
      <ul className="max-w-page gutter mx-auto grid grid-cols-1 md:grid-cols-3">
        {items.map(({ prefix, value, unit, gap, unitFirst, label }) => (
          <li
            key={label}
            className="dimension relative flex flex-wrap items-end gap-x-4 py-3 md:grid md:grid-cols-1 lg:grid-cols-[auto_minmax(0,1fr)] md:px-6 md:pt-0 md:pb-4"
          >
            <span className="text-blue-dark w-42 max-w-full md:w-auto">
              {prefix === undefined ? null : (
                <span className="text-small text-blue block leading-tight font-semibold">{prefix}</span>
              )}
              <span className="text-[length:min(14vw,2.75rem)] leading-none font-bold tracking-tighter whitespace-nowrap tabular-nums xl:text-[3.25rem]">
                {unitFirst ? null : value}
                <span className="text-heading tracking-tight">
                  {gap && !unitFirst ? '\u00A0' : null}
                  {unit}
                </span>
                {unitFirst ? <span className={gap ? 'ms-2' : undefined}>{value}</span> : null}
              </span>
            </span>
            <span className="text-ink min-w-0 max-w-[30ch] shrink grow basis-32 pb-0.5 leading-snug hyphens-manual">
              {label}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
