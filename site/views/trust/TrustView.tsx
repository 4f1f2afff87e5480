import type { ReactNode } from 'react';
import { Band, type BandTone } from '#site/components/Band.tsx';
import { Bullets } from '#site/components/Bullets.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TitledRows } from '#site/components/TitledRows.tsx';
import type { SecurityContent } from '#site/content/types/security.ts';
import type { SectionHead } from '#site/content/types/shared.ts';
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
        <Part tone="page" id="security" head={texts.security} endsFirstScreen>
          <TitledRows items={Object.values(security.items)} />
          <p className="mt-6 max-w-[64ch]">{texts.security.note}</p>
        </Part>
        <Part tone="white" id="contract_papers" head={agreed}>
          <TitledRows
            items={[
              ...agreed.items,
              { ...agreed.verified, id: 'verification' },
              { ...agreed.figures, id: 'figures' },
            ]}
          />
          <p className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
            <TextLink link={links.to('terms')}>{agreed.termsLink}</TextLink>
            <TextLink link={links.to('institutional', 'pricing')}>{agreed.pricingLink}</TextLink>
          </p>
        </Part>
        <Part tone="page" id="qualifications" head={texts.qualifications}>
          <TitledRows items={qualifications.map((kind) => texts.qualifications.items[kind])} />
          <p className="mt-6 flex flex-wrap gap-x-10 gap-y-2">
            <TextLink link={links.to('valuationGuide')}>{texts.qualifications.guideLink}</TextLink>
            <TextLink link={links.to('sampleReport')}>{texts.qualifications.sampleLink}</TextLink>
          </p>
        </Part>
        <Part tone="white" id="processors" head={processors}>
          <TitledRows items={processors.items} />
          <p className="mt-6">
            <TextLink link={links.to('privacy')}>{processors.privacyLink}</TextLink>
          </p>
        </Part>
        <Part tone="page" id="deletion" head={deletion}>
          <TitledRows items={deletion.items} />
        </Part>
        <Part tone="deep" id="limits" head={limits}>
          <div className="mt-6">
            <Bullets items={limits.items} onDeep />
          </div>
          <p className="mt-6">
            <TextLink link={links.contact('send_message')} onDeep>
              {limits.contactLink}
            </TextLink>
          </p>
        </Part>
      </div>
    </>
  );
}

type PartProps = {
  tone: BandTone;
  id: string;
  head: SectionHead;
  endsFirstScreen?: boolean;
  children: ReactNode;
};

/** A section, its heading beside its rows from lg on. */
function Part({ id, head, children, ...band }: PartProps) {
  return (
    <Band id={id} labelledBy={`${id}-title`} {...band}>
      <div className="grid gap-x-16 lg:grid-cols-[1fr_2fr] xl:gap-x-24">
        <SectionHeading id={`${id}-title`} {...head} onDeep={band.tone === 'deep'} />
        <div className="lg:[&>dl]:mt-0">{children}</div>
      </div>
    </Band>
  );
}
