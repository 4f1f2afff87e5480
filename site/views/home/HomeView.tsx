import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { SecuritySection } from '#site/components/SecuritySection.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AudiencePanel } from './AudiencePanel.tsx';
import { FiguresSection } from './houseFigures/FiguresSection.tsx';
import { HomeHero } from './HomeHero.tsx';

type Props = { content: SiteContent; links: Links };

/** Home: an enquiry and its offers, a half for each audience, the house that becomes a number, security. */
export function HomeView({ content, links }: Props) {
  const { common, home, sampleReport, security } = content;
  const { actions } = common;
  const events = { client: analyticsEvents.homeRegister, valuer: analyticsEvents.homePartner };
  const bothWays = <RegisterButtons actions={actions} links={links} events={events} second="light" />;
  const halves = [
    {
      id: 'clients',
      art: 'commercial',
      page: 'institutional',
      texts: home.clients,
      registration: { link: links.registerClient, label: actions.register, event: events.client },
    },
    {
      id: 'valuers',
      art: 'residential',
      page: 'professional',
      texts: home.valuers,
      registration: { link: links.registerValuer, label: actions.becomePartner, event: events.valuer },
    },
  ] as const;
  return (
    <>
      <HomeHero
        texts={home}
        actions={bothWays}
        next={
          <ButtonLink link={links.registerClient} event={events.client} compact>
            {actions.register}
          </ButtonLink>
        }
        report={links.to('sampleReport')}
        verification={links.to('trust', 'verification')}
      />
      <div className="audience-panels grid">
        {halves.map(({ id, page, ...half }) => (
          <AudiencePanel key={id} headingId={`${id}-title`} {...half}>
            <TextLink link={links.to(page)} about={common.pageNames[page]}>
              {actions.learnMore}
            </TextLink>
            {id === 'clients' && <TextLink link={links.to('lawyers')}>{common.linkNames.lawyers}</TextLink>}
          </AudiencePanel>
        ))}
      </div>
      <FiguresSection texts={home.figures} report={sampleReport} link={links.to('sampleReport')} />
      <SecuritySection id="security" texts={security} more={links.to('trust', 'security')} />
      <CallToAction headingId="start-title" {...home.closing}>
        <div className="flex flex-wrap gap-4 max-sm:grid pair:max-lg:grid pair:max-lg:w-fit">{bothWays}</div>
      </CallToAction>
    </>
  );
}
