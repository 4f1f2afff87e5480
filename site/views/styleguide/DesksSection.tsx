import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import type { DoorsContent } from '#site/content/types/doors.ts';
import { EnquiryToDecide } from '../home/EnquiryToDecide.tsx';
import { OffersToCompare } from '../home/OffersToCompare.tsx';

type Props = { texts: DoorsContent; locale: Locale };

/** The home page's desks: what each audience would do first, to be tried. */
export function DesksSection({ texts, locale }: Props) {
  return (
    <Band tone="page" labelledBy="desks" head={{ title: 'Desks' }}>
      <div className="mt-14 grid gap-8 lg:grid-cols-2" lang={locale}>
        <OffersToCompare texts={texts.offers} sample={texts.sample} />
        <EnquiryToDecide texts={texts.enquiry} sample={texts.sample} />
      </div>
    </Band>
  );
}
