import type { ClientsContent } from '#site/content/types/site.ts';

type Props = { texts: ClientsContent['statistics'] };

/** The three statistics, as the legend in the margin of the map above. */
export function SheetMargin({ texts: { title, items } }: Props) {
  return (
    <section aria-labelledby="statistics-title" className="bg-white">
      <div aria-hidden="true" className="map-frame" />
      <div className="mx-auto max-w-page gutter py-2 md:py-6">
        <h2 id="statistics-title" className="sr-only">
          {title}
        </h2>
        <ul className="grid md:grid-cols-3 md:divide-x md:divide-line">
          {items.map(({ prefix, value, unit, gap, unitFirst, label }) => (
            <li
              key={label}
              className="grid grid-cols-[7.75rem_minmax(0,1fr)] items-center gap-x-4 border-line py-2.5 max-md:not-first:border-t max-[22.5em]:grid-cols-[minmax(0,1fr)] md:grid-cols-1 md:content-start md:gap-1 md:px-6 md:py-0 md:first:ps-0 lg:grid-cols-[auto_1fr] lg:gap-x-5"
            >
              <span className="whitespace-nowrap text-ink">
                <span className="block text-small leading-tight font-semibold text-blue">{prefix}</span>
                <span className="text-[2.5rem] leading-none font-bold tracking-tight tabular-nums">
                  {unitFirst ? null : value}
                  <span className="text-subheading tracking-normal">
                    {gap && !unitFirst ? '\u00A0' : null}
                    {unit}
                  </span>
                  {unitFirst ? value : null}
                </span>
              </span>
              <span className="leading-snug text-pretty hyphens-manual text-ink">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
