import type { ClientsContent } from '#site/content/types/clients.ts';
import { Band } from './Band.tsx';
import { Statistics } from './Statistics.tsx';

type Props = { texts: ClientsContent['statistics'] };

/** What clients save, in three figures. */
export function ClientStatistics({ texts: { items, ...head } }: Props) {
  return (
    <Band tone="deep" labelledBy="statistics-title" head={head}>
      <div className="mt-14">
        <Statistics items={items} onDeep />
      </div>
    </Band>
  );
}
