import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { HeroVisual } from '#site/components/HeroVisual.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Statistics } from '#site/components/Statistics.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { InboxWindow } from '#site/components/windows/InboxWindow.tsx';
import type { SiteContent } from '#site/content/load.ts';
import type { Links } from '#site/links.ts';
import { FeaturesSection } from './FeaturesSection.tsx';
import { FeesSection } from './FeesSection.tsx';
import { PropertiesSection } from './PropertiesSection.tsx';
import { ReferralSection } from './ReferralSection.tsx';
import { StepsSection } from './StepsSection.tsx';

type Props = { content: SiteContent; links: Links };

export function ProfessionalView({ content: { common, professional, windows }, links }: Props) {
  const { hero, statistics, callToAction } = professional;
  return (
    <>
      <Hero
        {...hero}
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
      >
        <HeroVisual>
          <InboxWindow texts={windows.inbox} />
        </HeroVisual>
      </Hero>
      <Band tone="white" labelledBy="statistics-title">
        <SectionHeading id="statistics-title" title={statistics.title} />
        <div className="mt-14">
          <Statistics items={statistics.items} />
        </div>
      </Band>
      <PropertiesSection texts={professional.properties} />
      <FeaturesSection
        texts={professional.features}
        windows={windows}
        securityLink={links.to('platform', 'security_compliance')}
      />
      <StepsSection texts={professional.steps} linkAddress={windows.referralLink.link.value} />
      <FeesSection texts={professional.fees} termsLink={links.to('terms')} />
      <ReferralSection texts={professional.referral} window={windows.referralLink} />
      <CallToAction id="become_partner" headingId="partner-title" {...callToAction}>
        <ButtonLink link={links.registerValuer} event={analyticsEvents.appraisersPartner}>
          {common.actions.becomePartner}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
