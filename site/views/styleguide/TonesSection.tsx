import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { Logo } from '#site/components/layout/Logo.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { SectionHead } from '#site/content/types/shared.ts';

const tones = ['page', 'white', 'deep'] as const;

/** A heading of its own for each tone, so that no two sections share a name. */
type Props = { heads: Record<(typeof tones)[number], SectionHead>; claim: string; locale: Locale };

/** The logo and a section's heading on each tone of band. */
export function TonesSection({ heads, claim, locale }: Props) {
  return tones.map((tone) => (
    <Band key={tone} tone={tone} labelledBy={`tone-${tone}`}>
      <div lang={locale}>
        <div className="mb-12">
          <Logo claim={claim} variant={tone === 'deep' ? 'white' : 'colour'} />
        </div>
        <SectionHeading
          {...heads[tone]}
          id={`tone-${tone}`}
          kicker={`Band, ${tone}`}
          onDeep={tone === 'deep'}
        />
      </div>
    </Band>
  ));
}
