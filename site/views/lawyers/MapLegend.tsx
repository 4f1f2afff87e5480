import type { ClientsContent } from '#site/content/types/site.ts';

/** The four figures, in the style of a map's legend. */
export function MapLegend({ title, items }: ClientsContent['statistics']) {
  return (
    <section aria-labelledby="statistics-title" className="border-b border-line bg-white">
      <h2 id="statistics-title" className="sr-only">
        {title}
      </h2>
      <ul className="page-width grid gap-x-5 gap-y-5 py-6 min-[22.5em]:grid-cols-2 md:grid-cols-4 md:gap-x-0 md:divide-x md:divide-line">
        {items.map(({ prefix, value, unit, gap, label }) => (
          <li key={label} className="grid content-start gap-1 text-ink md:px-6 md:first:ps-0">
            <b className="text-title leading-none whitespace-nowrap text-blue-dark">
              <span className="block text-heading font-semibold">{prefix}</span>
              {value}
              <span className="text-heading tracking-normal">{gap ? `\u00A0${unit}` : unit}</span>
            </b>
            <span className="leading-snug hyphens-manual max-sm:text-small max-sm:leading-snug">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
