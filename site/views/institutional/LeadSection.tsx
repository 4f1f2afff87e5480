import { Band } from '#site/components/Band.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import type { ClientStatistic } from '#site/content/types/clients.ts';
import type { ClientsContent, InstitutionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = {
  texts: InstitutionalContent['lead'];
  statistics: ClientsContent['statistics'];
  /** Where it is said what verification means. */
  verification: Link;
};

/** What the platform changes for a client: four features, then three figures. */
export function LeadSection({ texts: { features, ...head }, statistics, verification }: Props) {
  return (
    <Band tone="white" labelledBy="lead-title" space="close" head={head} size="section">
      <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {features.map(({ title, text }) => (
          <li key={title} className="max-w-[56ch]">
            <h3 className="text-subheading font-semibold">{title}</h3>
            <p className="mt-2 leading-normal text-ink">
              <TextWithLink link={verification}>{text}</TextWithLink>
            </p>
          </li>
        ))}
      </ul>
      <h3 className="sr-only">{statistics.title}</h3>
      <dl className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-3 lg:mt-12">
        {statistics.items.map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </dl>
    </Band>
  );
}

function Figure({ name, prefix, value, unit, gap, unitFirst, label }: ClientStatistic) {
  const space = gap ? '\u00A0' : '';
  const unitOfValue = (
    <span className="text-heading tracking-normal">{unitFirst ? unit + space : space + unit}</span>
  );
  return (
    <div className="border-t-2 border-blue pt-3">
      <dt className="leading-snug font-semibold text-ink">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-2 font-semibold text-blue-dark">
        <span className="text-heading">{prefix} </span>
        <span className="text-title font-bold whitespace-nowrap">
          {unitFirst ? unitOfValue : value}
          {unitFirst ? value : unitOfValue}
        </span>
      </dd>
      <dd className="max-w-[36ch] leading-snug text-pretty text-ink">{label}</dd>
    </div>
  );
}
