import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { Hotline } from '#site/components/Hotline.tsx';
import type { HotlineContent } from '#site/content/types/site.ts';

type Props = { texts: HotlineContent; locale: Locale };

/** The hotline in both sizes; which of its states shows depends on the time. */
export function HotlineSection({ texts, locale }: Props) {
  return (
    <Band tone="deep" labelledBy="hotline" head={{ title: 'Hotline' }}>
      <div lang={locale} className="mt-12 grid gap-10 sm:grid-cols-2">
        <Hotline texts={texts} />
        <Hotline texts={texts} large />
      </div>
    </Band>
  );
}
