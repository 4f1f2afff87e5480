import { Band } from '#site/components/Band.tsx';
import { Bullets } from '#site/components/Bullets.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TitledRows } from '#site/components/TitledRows.tsx';
import type { SecurityContent } from '#site/content/types/security.ts';
import { qualifications, type TrustContent } from '#site/content/types/trust.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: TrustContent; security: SecurityContent; links: Links };

/** What a client's legal and IT departments ask: protection, contracts, qualifications, recipients, deletion. */
export function TrustView({ texts, security, links }: Props) {
  const { agreed, processors, deletion, limits } = texts;
  return (
    <>
      <PageHeader {...texts.header} />
      <div className="[--spacing-band:var(--spacing-reference-band)]">
        <Band tone="page" id="security" labelledBy="security-title" head={texts.security} endsFirstScreen>
          <TitledRows items={Object.values(security.items)} />
          <p className="mt-8 max-w-[64ch]">{texts.security.note}</p>
        </Band>
        <Band tone="white" id="contract_papers" labelledBy="agreed-title" head={agreed}>
          <TitledRows
            items={[
              ...agreed.items,
              { ...agreed.verified, id: 'verification' },
              { ...agreed.figures, id: 'figures' },
            ]}
          />
          <p className="mt-8 flex flex-wrap gap-x-10 gap-y-2">
            <TextLink link={links.to('terms')}>{agreed.termsLink}</TextLink>
            <TextLink link={links.to('institutional', 'pricing')}>{agreed.pricingLink}</TextLink>
          </p>
        </Band>
        <Band tone="page" id="qualifications" labelledBy="qualifications-title" head={texts.qualifications}>
          <TitledRows items={qualifications.map((kind) => texts.qualifications.items[kind])} />
          <p className="mt-8 flex flex-wrap gap-x-10 gap-y-2">
            <TextLink link={links.to('valuationGuide')}>{texts.qualifications.guideLink}</TextLink>
            <TextLink link={links.to('sampleReport')}>{texts.qualifications.sampleLink}</TextLink>
          </p>
        </Band>
        <Band tone="white" id="processors" labelledBy="processors-title" head={processors}>
          <TitledRows items={processors.items} />
          <p className="mt-8">
            <TextLink link={links.to('privacy')}>{processors.privacyLink}</TextLink>
          </p>
        </Band>
        <Band tone="page" id="deletion" labelledBy="deletion-title" head={deletion}>
          <TitledRows items={deletion.items} />
        </Band>
        <Band tone="deep" id="limits" labelledBy="limits-title" head={limits}>
          <div className="mt-8">
            <Bullets items={limits.items} onDeep />
          </div>
          <p className="mt-8">
            <TextLink link={links.contact('send_message')} onDeep>
              {limits.contactLink}
            </TextLink>
          </p>
        </Band>
      </div>
    </>
  );
}
