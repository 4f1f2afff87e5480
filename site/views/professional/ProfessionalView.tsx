import type { ReactNode } from 'react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { DeskSection } from './DeskSection.tsx';
import { FeesSection } from './FeesSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { HouseAtNight } from './House.tsx';
import { PropertiesSection } from './PropertiesSection.tsx';
import { StartSection } from './StartSection.tsx';

type Props = {
  content: SiteContent;
  links: Links;
  /** The fee calculator, an island. */
  calculator?: ReactNode;
};

/** The page for valuers: a house in section, a sample enquiry, properties, fees with a calculator, how to start. */
export function ProfessionalView({ content, links, calculator }: Props) {
  const { common, professional, valuersDesk, valuersHouse } = content;
  const becomePartner = (
    <ButtonLink link={links.registerValuer} event={analyticsEvents.appraisersPartner}>
      {common.actions.becomePartner}
    </ButtonLink>
  );
  return (
    <>
      <HeroSection
        texts={professional.hero}
        house={valuersHouse}
        statistics={professional.statistics}
        verification={links.to('trust', 'verification')}
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
      <DeskSection
        texts={valuersDesk}
        features={professional.features}
        securityLink={links.to('trust', 'security')}
      />
      <PropertiesSection texts={professional.properties} />
      <FeesSection texts={professional.fees} termsLink={links.to('terms')}>
        {calculator}
      </FeesSection>
      <StartSection texts={professional} action={becomePartner} builder={links.to('enquiryLink')} />
      <CallToAction
        id="become_partner"
        headingId="partner-title"
        picture={<HouseAtNight />}
        {...professional.callToAction}
      >
        {becomePartner}
      </CallToAction>
    </>
  );
}
