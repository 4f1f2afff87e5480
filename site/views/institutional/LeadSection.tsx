import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { clientFeatures } from '#site/content/types/clients.ts';
import type { SectionHead, Statistic } from '#site/content/types/shared.ts';
import type { ClientsContent } from '#site/content/types/site.ts';

type Props = {
  texts: SectionHead;
  features: ClientsContent['features'];
  statistics: ClientsContent['statistics'];
};

/** What changes for a client: the four features in a sentence each, and three figures over the seam to the case. */
export function LeadSection({ texts, features, statistics }: Props) {
  return (
    <section
      id="core_benefits"
      tabIndex={-1}
      aria-labelledby="lead-title"
      className="-mb-16 bg-white pt-12 md:pt-16"
    >
      <div className="mx-auto max-w-page gutter">
        <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16 xl:gap-28">
          <SectionHeading id="lead-title" {...texts} />
          <dl className="grid gap-x-10 sm:grid-cols-2">
            {clientFeatures.map((feature) => (
              <div key={feature} className="border-t-2 border-line pt-3 pb-4">
                <dt className="text-subheading font-semibold text-ink md:text-heading">
                  {features[feature].title}
                </dt>
                <dd className="mt-1 max-w-[46ch] leading-normal text-ink">{features[feature].text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Figures {...statistics} />
      </div>
    </section>
  );
}

/** The figures in one card, half on the band below. */
function Figures({ title, items }: ClientsContent['statistics']) {
  return (
    <div className="relative z-1 mt-6 rounded-window border border-line bg-white shadow-window md:mt-8">
      <h3 className="sr-only">{title}</h3>
      <ul className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {items.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </ul>
    </div>
  );
}

function Figure({ prefix, value, unit, gap, unitFirst, label }: Statistic) {
  const name = <span className="text-heading tracking-normal text-blue">{unit}</span>;
  return (
    <li className="grid gap-x-6 gap-y-1 px-6 py-5 max-md:grid-cols-[8.5rem_minmax(0,1fr)] max-md:items-center max-[23.4em]:grid-cols-[minmax(0,1fr)] md:content-start md:py-6 lg:px-9">
      <span className="text-blue-dark">
        {prefix === undefined ? null : <span className="block text-small font-semibold">{prefix}</span>}
        <span className="text-title font-bold whitespace-nowrap lg:text-[3.5rem]">
          {unitFirst ? name : value}
          {gap ? '\u00A0' : null}
          {unitFirst ? value : name}
        </span>
      </span>
      <span className="max-w-[34ch] text-balance hyphens-manual text-ink max-sm:text-small">{label}</span>
    </li>
  );
}
