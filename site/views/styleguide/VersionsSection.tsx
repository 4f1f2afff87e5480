import { Band } from '#site/components/Band.tsx';
import { historyId, HistorySection } from '#site/views/legal/HistorySection.tsx';

const section = (heading: string) => ({ id: historyId, heading, html: '' });

/** What stands below a legal text from its second version on; no text on the site has one yet. */
export function VersionsSection() {
  return (
    <Band tone="page" labelledBy="versions" head={{ title: 'Versions of a legal text' }}>
      <HistorySection
        title="Changes since the previous version"
        first={undefined}
        versions={[
          {
            heading: 'Version 3 of 1 March 2027',
            changes: [
              { section: section('1. Scope'), says: 'Local authorities can register.' },
              {
                section: section('8. Fees and price list'),
                says: 'Fees are shown with their VAT as well.',
              },
            ],
          },
          {
            heading: 'Version 2 of 1 February 2027',
            changes: [{ section: section('11. Term'), says: 'Notice can be given on the platform.' }],
          },
        ]}
      />
    </Band>
  );
}
