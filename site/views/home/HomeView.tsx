import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { SecuritySection } from '#site/components/SecuritySection.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AudiencePanel } from './AudiencePanel.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { HomeHero } from './HomeHero.tsx';

type Props = { content: SiteContent; links: Links };

/** Home: an enquiry and its offers, a half for each audience, the house that becomes a number, security. */
export function HomeView({ content, links }: Props) {
  const { common, home, sampleReport, security } = content;
  const { actions } = common;
  const clientWay = { link: links.registerClient, event: analyticsEvents.homeRegister };
  const valuerWay = { link: links.registerValuer, event: analyticsEvents.homePartner };
  const bothWays = (
    <>
      <ButtonLink {...clientWay}>{actions.register}</ButtonLink>
      <ButtonLink {...valuerWay} variant="light">
        {actions.becomePartner}
      </ButtonLink>
    </>
  );
  const moreAt = (page: 'institutional' | 'professional') => (
    <TextLink link={links.to(page)} about={common.pageNames[page]}>
      {actions.learnMore}
    </TextLink>
  );
  return (
    <>
      <HomeHero
        texts={home}
        actions={bothWays}
        next={
          <ButtonLink {...clientWay} compact>
            {actions.register}
          </ButtonLink>
        }
        report={links.to('sampleReport')}
        verification={links.to('trust', 'verification')}
      />
      <div className="audience-panels grid">
        <AudiencePanel
          headingId="clients-title"
          art="commercial"
          texts={home.clients}
          action={
            <ButtonLink {...clientWay} variant="secondary">
              {actions.register}
            </ButtonLink>
          }
        >
          {moreAt('institutional')}
          <TextLink link={links.to('lawyers')}>{common.menu.tabs.lawyers}</TextLink>
        </AudiencePanel>
        <AudiencePanel
          headingId="valuers-title"
          art="residential"
          texts={home.valuers}
          action={
            <ButtonLink {...valuerWay} variant="secondary">
              {actions.becomePartner}
            </ButtonLink>
          }
        >
          {moreAt('professional')}
        </AudiencePanel>
      </div>
      <FiguresSection texts={home.figures} report={sampleReport} link={links.to('sampleReport')} />
      <SecuritySection id="security" texts={security} more={links.to('trust', 'security')} />
      <CallToAction headingId="start-title" {...home.closing}>
        <div className="flex flex-wrap gap-4 max-sm:grid pair:max-lg:grid pair:max-lg:w-fit">{bothWays}</div>
      </CallToAction>
    </>
  );
}
