import { facts } from '#common/facts.ts';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Statistics } from '#site/components/Statistics.tsx';

/** Labels name the facts that the numerals come from. */
const items = [
  { prefix: 'about', value: String(facts.adminTimeSaved.value), unit: '%', label: 'facts.adminTimeSaved' },
  { value: String(facts.timeToEnquiry.value), unit: 'min', label: 'facts.timeToEnquiry' },
  {
    prefix: 'within',
    value: String(facts.firstOfferWithin.value),
    unit: 'h',
    label: 'facts.firstOfferWithin',
  },
];

export function StatisticsSection() {
  return (
    <>
      <Band tone="white" labelledBy="statistics">
        <SectionHeading id="statistics" title="Statistics" />
        <div className="mt-12">
          <Statistics items={items} />
        </div>
      </Band>
      <Band tone="deep" labelledBy="statistics-deep">
        <SectionHeading id="statistics-deep" title="Statistics on deep blue" onDeep />
        <div className="mt-12">
          <Statistics items={items} onDeep />
        </div>
      </Band>
    </>
  );
}
