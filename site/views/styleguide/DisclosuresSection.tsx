import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { Disclosure } from '#site/components/Disclosure.tsx';
import type { TrustContent } from '#site/content/types/site.ts';

type Props = { texts: TrustContent; locale: Locale };

/** What opens at its title: with and without a line below it, on a light ground and on a deep one. */
export function DisclosuresSection({ texts: { qualifications }, locale }: Props) {
  const { title, text } = qualifications.items.sworn;
  return (
    <>
      <Band tone="page" labelledBy="disclosures" head={{ title: 'Disclosures' }}>
        <div lang={locale}>
          <Disclosure title={title}>
            <p className="max-w-[60ch]">{text}</p>
          </Disclosure>
          <Disclosure title={title} note={qualifications.lead}>
            <p className="max-w-[60ch]">{text}</p>
          </Disclosure>
        </div>
      </Band>
      <Band tone="deep" labelledBy="disclosures-deep" head={{ title: 'Disclosures on a deep ground' }}>
        <div lang={locale}>
          <Disclosure title={title} onDeep>
            <p className="max-w-[60ch]">{text}</p>
          </Disclosure>
        </div>
      </Band>
    </>
  );
}
