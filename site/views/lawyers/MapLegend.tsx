import { Numerals } from '#site/components/Numerals.tsx';
import type { ClientsContent } from '#site/content/types/site.ts';

/** The three figures below the map. */
export function MapLegend({ title, items }: ClientsContent['statistics']) {
  return (
    <section aria-labelledby="statistics-title" className="border-b border-line bg-white">
      <h2 id="statistics-title" className="sr-only">
        {title}
      </h2>
      <div className="page-width py-6 lg:py-8">
        <Numerals items={items} />
      </div>
    </section>
  );
}
