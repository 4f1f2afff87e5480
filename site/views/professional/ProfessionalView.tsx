import { analyticsEvents } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import { PointsSection } from '#site/components/PointsSection.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Split } from '#site/components/Split.tsx';
import { Statistics } from '#site/components/Statistics.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { InboxWindow } from '#site/windows/InboxWindow.tsx';
import { ReferralLinkWindow } from '#site/windows/ReferralLinkWindow.tsx';
import { FeaturesSection } from './FeaturesSection.tsx';
import { FeesSection } from './FeesSection.tsx';
import { PropertiesSection } from './PropertiesSection.tsx';
import { StepsSection } from './StepsSection.tsx';

type Props = { content: SiteContent; links: Links };

export function ProfessionalView({ content: { common, professional, windows }, links }: Props) {
  const { hero, answers, statistics, callToAction } = professional;
  return (
    <>
      <Hero
        {...hero}
        art={heroes.professional}
        actions={
          <>
            <ButtonLink link={links.registerValuer} event={analyticsEvents.appraisersRegister}>
              {common.actions.register}
            </ButtonLink>
            <TextLink link={links.to('professional', 'service_fees')} onDeep>
              {professional.feesLink}
            </TextLink>
          </>
        }
      />
      <KeyAnswers
        texts={answers}
        links={{
          cost: links.to('professional', 'service_fees'),
          firstOffer: links.to('professional', 'key_benefits'),
          effort: links.to('professional', 'how_to_start'),
          liability: links.terms('valuationContract'),
        }}
      />
      <Band tone="white" labelledBy="statistics-title">
        <Split visual={<InboxWindow texts={windows.inbox} />}>
          <SectionHeading id="statistics-title" title={statistics.title} />
          <div className="mt-12">
            <Statistics items={statistics.items} stacked />
          </div>
        </Split>
      </Band>
      <PropertiesSection texts={professional.properties} />
      <FeaturesSection
        texts={professional.features}
        windows={windows}
        securityLink={links.to('platform', 'security_compliance')}
      />
      <StepsSection texts={professional.steps} linkAddress={windows.referralLink.link.value} />
      <FeesSection texts={professional.fees} termsLink={links.to('terms')} />
      <PointsSection
        id="referral_programme"
        headingId="referral-title"
        tone="white"
        flip
        texts={professional.referral}
        visual={<ReferralLinkWindow texts={windows.referralLink} />}
      />
      <CallToAction id="become_partner" headingId="partner-title" {...callToAction}>
        <ButtonLink link={links.registerValuer} event={analyticsEvents.appraisersPartner}>
          {common.actions.becomePartner}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
