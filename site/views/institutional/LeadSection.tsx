import { Band } from '#site/components/Band.tsx';
import { Numerals } from '#site/components/Numerals.tsx';
import { Points } from '#site/components/Points.tsx';
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
      <Points items={features} layout="four" leading link={verification} />
      <h3 className="sr-only">{statistics.title}</h3>
      <div className="mt-4 sm:mt-8 lg:mt-14">
        <Numerals items={statistics.items} />
      </div>
    </Band>
  );
}
