import { NumberWithUnit } from '#site/components/NumberWithUnit.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import type { ProfessionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { Tick } from './Tick.tsx';

type Props = {
  texts: ProfessionalContent['statistics'];
  /** Link to what verification means. */
  verification: Link;
};

/** The four figures as a dimension chain of a construction drawing, each between two ticks; below, what they are compared with. */
export function DimensionChain({ texts: { title, items, comparison }, verification }: Props) {
  return (
    <section aria-labelledby="statistics-title" className="bg-white pt-7 pb-4 md:pb-5">
      <h2 id="statistics-title" className="sr-only">
        {title}
      </h2>
      <ul className="arrives-whole page-width grid gap-y-4 min-[22.5em]:grid-cols-2 pair:grid-cols-4">
        {items.map(({ prefix, label, ...number }) => (
          <li key={label} className="relative border-b-2 border-blue-dark pe-4 pb-4 pair:pe-6">
            <Tick className="-start-px -bottom-2.75" />
            <Tick className="-end-px -bottom-2.75" />
            <span className="block text-blue-dark">
              <span className="block text-ink">{prefix}</span>
              <span className="text-title leading-none font-bold whitespace-nowrap forced-colors:leading-[1.4]">
                <NumberWithUnit {...number} />
              </span>
            </span>
            <span className="mt-1 block max-w-[30ch] leading-snug hyphens-manual text-ink">
              <TextWithLink link={verification}>{label}</TextWithLink>
            </span>
          </li>
        ))}
      </ul>
      <p className="page-width mt-3 text-small text-balance">{comparison}</p>
    </section>
  );
}
