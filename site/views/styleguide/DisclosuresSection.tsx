import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { Disclosure } from '#site/components/Disclosure.tsx';
import { TitledRows } from '#site/components/TitledRows.tsx';
import type { TrustContent } from '#site/content/types/trust.ts';

type Props = { texts: TrustContent; locale: Locale };

/** What opens at its title: with and without a line below it, on a light ground and on a deep one. */
export function DisclosuresSection({ texts: { qualifications, processors, agreed }, locale }: Props) {
  const { title, text } = qualifications.items.sworn;
  return (
    <>
      <Band tone="page" labelledBy="disclosures" head={{ title: 'Disclosures' }}>
        <div lang={locale}>
          <TitledRows items={processors.items} folded />
          <Disclosure title={title} note={qualifications.lead}>
            <p className="max-w-[60ch]">{text}</p>
          </Disclosure>
        </div>
      </Band>
      <Band tone="deep" labelledBy="disclosures-deep" head={{ title: 'Disclosures on a deep ground' }}>
        <div lang={locale}>
          <TitledRows items={agreed.items} onDeep folded />
        </div>
      </Band>
    </>
  );
}
