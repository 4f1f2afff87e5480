import type { ClientsContent } from '#site/content/types/site.ts';
import './map.css';

/** The three statistics, as the legend in the margin of the map above. */
export function MapLegend({ title, items }: ClientsContent['statistics']) {
  return (
    <section aria-labelledby="statistics-title" className="border-b border-line bg-white">
      <div aria-hidden="true" className="map-frame h-2 border-y border-blue-dark" />
      <h2 id="statistics-title" className="sr-only">
        {title}
      </h2>
      <ul className="page-width grid py-2 md:grid-cols-3 md:divide-x md:divide-line md:py-6">
        {items.map(({ prefix, value, unit, gap, label }) => (
          <li
            key={label}
            className="grid gap-x-4 border-line py-2.5 text-ink max-md:py-2 max-md:not-first:border-t min-[22.5em]:max-md:grid-cols-[7.75rem_minmax(0,1fr)] md:px-6 md:py-0 md:first:ps-0 lg:grid-cols-[auto_1fr]"
          >
            <b className="text-[2.5rem] leading-none whitespace-nowrap">
              <span className="block text-small leading-tight font-semibold text-blue">{prefix}</span>
              {value}
              <span className="text-subheading">{gap ? `\u00A0${unit}` : unit}</span>
            </b>
            <span className="leading-snug hyphens-manual">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
