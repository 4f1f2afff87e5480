import type { Locale } from '#common/locales.ts';
import { Band, type BandTone } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { SectionHead } from '#site/content/types/shared.ts';

const tones = ['page', 'white', 'deep'] as const satisfies BandTone[];

type Props = { texts: SectionHead; locale: Locale };

/** A section's heading on each tone of band. */
export function TonesSection({ texts: { title, lead }, locale }: Props) {
  return tones.map((tone) => (
    <Band key={tone} tone={tone} labelledBy={`tone-${tone}`}>
      <div lang={locale}>
        <SectionHeading
          id={`tone-${tone}`}
          kicker={`Band, ${tone}`}
          title={title}
          {...(lead === undefined ? {} : { lead })}
          onDeep={tone === 'deep'}
        />
      </div>
    </Band>
  ));
}
