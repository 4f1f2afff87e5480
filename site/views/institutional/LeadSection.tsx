import { Band } from '#site/components/Band.tsx';
import type { SectionHead, Statistic } from '#site/content/types/shared.ts';
import type { ClientsContent } from '#site/content/types/site.ts';

type Props = { texts: SectionHead; clients: ClientsContent };

/** The client's benefits in four figures. */
export function LeadSection({ texts, clients: { statistics } }: Props) {
  return (
    <Band tone="white" id="core_benefits" labelledBy="lead-title" space="close" head={texts} size="section">
      <h3 className="sr-only">{statistics.title}</h3>
      <ul className="mt-6 grid gap-x-5 gap-y-6 min-[22.5em]:grid-cols-2 md:grid-cols-4 md:gap-x-10">
        {statistics.items.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </ul>
    </Band>
  );
}

function Figure({ prefix, value, unit, gap, unitFirst, label }: Statistic) {
  const space = gap ? '\u00A0' : '';
  const name = (
    <span className="text-heading tracking-normal">{unitFirst ? unit + space : space + unit}</span>
  );
  return (
    <li className="border-t-2 border-blue pt-3">
      <span className="block text-heading font-semibold text-blue-dark">{prefix}</span>
      <span className="block text-title font-bold whitespace-nowrap text-blue-dark">
        {unitFirst ? name : value}
        {unitFirst ? value : name}
      </span>
      <span className="block max-w-[24ch] leading-snug text-balance hyphens-manual text-ink max-sm:text-small max-sm:leading-snug">
        {label}
      </span>
    </li>
  );
}
