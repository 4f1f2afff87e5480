import type { ProfessionalContent } from '#site/content/types/site.ts';

/** The three figures, each between two strokes of a dimension chain, as on a drawing. */
export function DimensionChain({ title, items }: ProfessionalContent['statistics']) {
  return (
    <section aria-labelledby="statistics-title" className="bg-white py-4 md:pb-6 md:max-lg:pt-7">
      <h2 id="statistics-title" className="sr-only">
        {title}
      </h2>
      <ul className="max-w-page gutter mx-auto flex flex-wrap md:grid md:grid-cols-3">
        {items.map(({ prefix, value, unit, gap, unitFirst, label }) => (
          <li
            key={label}
            className="dimension relative grow basis-22 ps-2 pb-4 last:grow-3 max-md:pt-1 md:grid md:grid-cols-1 md:items-end md:gap-x-4 md:max-lg:content-start md:px-6 lg:grid-cols-[auto_minmax(0,1fr)]"
          >
            <span className="text-blue-dark max-md:block">
              <span className="text-small text-blue block leading-tight font-semibold">{prefix}</span>
              <span className="text-[length:min(14vw,2.125rem)] leading-none md:text-[2.75rem] font-bold tracking-tighter whitespace-nowrap tabular-nums xl:text-[3.25rem]">
                {unitFirst ? null : value}
                <span className="text-base tracking-tight md:text-heading">
                  {gap && !unitFirst ? '\u00A0' : null}
                  {unit}
                </span>
                {unitFirst ? <span className={gap ? 'ms-2' : undefined}>{value}</span> : null}
              </span>
            </span>
            <span className="text-ink min-w-0 max-w-[30ch] pb-0.5 leading-snug hyphens-manual max-md:mt-1.5 max-md:block max-md:text-[1rem]">
              {label}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
