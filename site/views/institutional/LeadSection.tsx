import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { clientFeatures } from '#site/content/types/clients.ts';
import type { SectionHead, Statistic } from '#site/content/types/shared.ts';
import type { ClientsContent } from '#site/content/types/site.ts';

type Props = { texts: SectionHead; clients: ClientsContent };

/** What changes for a client: the four features in a sentence each, and three figures over the seam to the case. */
export function LeadSection({ texts, clients: { features, statistics } }: Props) {
  return (
    <section id="core_benefits" tabIndex={-1} aria-labelledby="lead-title" className="-mb-16 bg-white pt-9">
      <div className="page-width">
        <SectionHeading id="lead-title" size="section" {...texts} />
        <dl className="mt-6 grid gap-x-10 sm:grid-cols-2 xl:grid-cols-4">
          {clientFeatures.map((feature) => (
            <div key={feature} className="border-t-2 border-line pt-3 pb-2.5 md:pb-4">
              <dt className="text-subheading font-semibold text-ink">{features[feature].title}</dt>
              <dd className="mt-1 max-w-[46ch] leading-normal text-ink">{features[feature].text}</dd>
            </div>
          ))}
        </dl>
        <h3 className="sr-only">{statistics.title}</h3>
        <ul className="relative z-1 mt-6 grid divide-line rounded-window border border-line bg-white shadow-window max-md:divide-y md:grid-cols-3 md:divide-x">
          {statistics.items.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Figure({ prefix, value, unit, gap, unitFirst, label }: Statistic) {
  const name = <span className="text-heading tracking-normal text-blue">{unit}</span>;
  return (
    <li className="grid gap-x-4 gap-y-1 px-5 py-4 max-md:grid-cols-[8.5rem_minmax(0,1fr)] max-md:items-center max-[22.5em]:grid-cols-1 md:content-start md:px-6 md:py-6 lg:px-9">
      <span className="text-blue-dark">
        <span className="block text-small font-semibold">{prefix}</span>
        <span className="text-title font-bold whitespace-nowrap">
          {unitFirst ? name : value}
          {gap ? '\u00A0' : null}
          {unitFirst ? value : name}
        </span>
      </span>
      <span className="max-w-[34ch] text-balance hyphens-manual text-ink max-sm:text-small">{label}</span>
    </li>
  );
}
