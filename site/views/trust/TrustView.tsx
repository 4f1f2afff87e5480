import { claimsOf, type ClaimGroup } from '#common/claims.ts';
import { routes } from '#common/routes.ts';
import { Band } from '#site/components/Band.tsx';
import { OnThisPage } from '#site/components/OnThisPage.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TitledLists } from '#site/components/TitledLists.tsx';
import { TitledRows } from '#site/components/TitledRows.tsx';
import type { ClaimsContent } from '#site/content/types/claims.ts';
import type { TrustContent } from '#site/content/types/trust.ts';
import type { Links } from '#site/links.ts';
import { ClaimRows } from './ClaimRows.tsx';
import { QualificationsSection } from './QualificationsSection.tsx';

type Props = { texts: TrustContent; claims: ClaimsContent; links: Links };

/** Groups of figures, in the order in which the section shows them. */
const figureGroups = ['times', 'prices', 'service'] as const satisfies ClaimGroup[];

export function TrustView({ texts, claims, links }: Props) {
  const { verification, figures, security, processors, deletion, papers, limits } = texts;
  const sections = { ...texts, contract_papers: papers };
  const rows = (group: ClaimGroup, level: 3 | 4 = 3) => (
    <ClaimRows claims={claimsOf(group)} texts={claims} terms={links.to('terms')} level={level} />
  );
  return (
    <>
      <PageHeader {...texts.header} />
      <OnThisPage
        title={texts.onThisPage}
        entries={routes.trust.refs.map((ref) => ({
          label: sections[ref].title,
          link: links.to('trust', ref),
        }))}
      />
      <div className="[--spacing-band:var(--spacing-reference-band)]">
        <Band
          tone="page"
          id="verification"
          labelledBy="verification-title"
          head={verification}
          endsFirstScreen
        >
          <TitledLists lists={[verification.means, verification.meansNot]} />
          {rows('verification')}
        </Band>
        <QualificationsSection
          texts={texts.qualifications}
          guide={links.to('valuationGuide', 'occasions')}
          sample={links.to('sampleReport')}
        />
        <Band tone="page" id="figures" labelledBy="figures-title" head={figures}>
          {figureGroups.map((group) => (
            <div key={group} className="mt-10">
              <h3 className="text-heading font-semibold">{figures.groups[group]}</h3>
              {rows(group, 4)}
            </div>
          ))}
          <p className="mt-10">
            <TextLink link={links.to('institutional', 'pricing')}>{figures.pricingLink}</TextLink>
          </p>
        </Band>
        <Band tone="white" id="security" labelledBy="security-title" head={security}>
          {rows('security')}
          <p className="text-ink border-blue mt-8 max-w-[64ch] border-s-2 ps-5">{security.note}</p>
        </Band>
        <Band tone="page" id="processors" labelledBy="processors-title" head={processors}>
          <TitledRows items={processors.items} folded />
          <p className="mt-8">
            <TextLink link={links.to('privacy')}>{processors.privacyLink}</TextLink>
          </p>
        </Band>
        <Band tone="white" id="deletion" labelledBy="deletion-title" head={deletion}>
          {rows('deletion')}
        </Band>
        <Band tone="page" id="contract_papers" labelledBy="papers-title" head={papers}>
          <TitledRows items={papers.items} folded />
          {/* One list with what stands above it. */}
          <div className="[&>ul]:mt-0 [&>ul]:border-t-0">{rows('papers')}</div>
          <p className="mt-8">
            <TextLink link={links.contact('send_message')}>{papers.contactLink}</TextLink>
          </p>
        </Band>
        <Band tone="deep" id="limits" labelledBy="limits-title" head={limits}>
          <TitledRows items={limits.items} onDeep folded />
          <p className="mt-8">
            <TextLink link={links.to('terms')} onDeep>
              {limits.termsLink}
            </TextLink>
          </p>
        </Band>
      </div>
    </>
  );
}
