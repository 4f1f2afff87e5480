import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Statistics } from '#site/components/Statistics.tsx';
import type { ClientsContent } from '#site/content/types/clients.ts';

type Props = { texts: ClientsContent['statistics'] };

/** What clients save, in three figures. */
export function ClientStatistics({ texts: { title, items } }: Props) {
  return (
    <Band tone="deep" labelledBy="statistics-title">
      <SectionHeading id="statistics-title" title={title} onDeep />
      <div className="mt-14">
        <Statistics items={items} onDeep />
      </div>
    </Band>
  );
}
