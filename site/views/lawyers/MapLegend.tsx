import type { ClientsContent } from '#site/content/types/site.ts';

/** The three figures, in the style of a map's legend. */
export function MapLegend({ title, items }: ClientsContent['statistics']) {
  return (
    <section aria-labelledby="statistics-title" className="border-b border-line bg-white">
      <h2 id="statistics-title" className="sr-only">
        {title}
      </h2>
      <dl className="page-width grid gap-y-6 py-6 sm:grid-cols-3 sm:divide-x sm:divide-line">
        {items.map(({ name, prefix, value, unit, gap, label }) => (
          <div key={name} className="grid content-start gap-1 text-ink sm:px-5 sm:first:ps-0">
            <dt className="leading-snug font-semibold">{name}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold text-blue-dark">
              <span className="text-heading">{prefix} </span>
              <span className="text-title font-bold whitespace-nowrap">
                {value}
                <span className="text-heading tracking-normal">{gap ? `\u00A0${unit}` : unit}</span>
              </span>
            </dd>
            <dd className="max-w-[36ch] leading-snug text-pretty">{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
