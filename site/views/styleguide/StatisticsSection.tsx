import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { Statistics } from '#site/components/Statistics.tsx';
import type { Statistic } from '#site/content/types/shared.ts';

type Props = { items: readonly Statistic[]; locale: Locale };

export function StatisticsSection({ items, locale }: Props) {
  return (
    <>
      <Band tone="white" labelledBy="statistics" head={{ title: 'Statistics' }}>
        <div lang={locale} className="mt-12">
          <Statistics items={items} />
        </div>
      </Band>
      <Band tone="deep" labelledBy="statistics-deep" head={{ title: 'Statistics on deep blue' }}>
        <div lang={locale} className="mt-12">
          <Statistics items={items} onDeep />
        </div>
      </Band>
    </>
  );
}
