import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { DoorsSection } from './DoorsSection.tsx';
import { HomeHero } from './HomeHero.tsx';
import { ReportCard } from './ReportCard.tsx';
import { SecurityPath } from './SecurityPath.tsx';

type Props = { content: SiteContent; links: Links };

/** Home: one house and its value, what everybody asks, a door for each audience, a document's path. */
export function HomeView({ content, links }: Props) {
  const { common, home, security } = content;
  const bothWays = (
    <>
      <ButtonLink link={links.registerClient} event={analyticsEvents.homeRegister}>
        {home.clients.register}
      </ButtonLink>
      <ButtonLink link={links.registerValuer} variant="light" event={analyticsEvents.homePartner}>
        {home.valuers.register}
      </ButtonLink>
    </>
  );
  return (
    <>
      <HomeHero texts={home.hero} survey={home.survey} actions={bothWays} />
      <ReportCard texts={home.report} link={links.to('sampleReport')} />
      <KeyAnswers
        texts={home.answers}
        links={{
          cost: links.faq('client_costs'),
          firstOffer: links.faq('turnaround'),
          effort: links.to('institutional', 'how_to_start'),
          liability: links.terms('valuationContract'),
        }}
      />
      <DoorsSection content={content} links={links} />
      <SecurityPath
        texts={security}
        place={home.securityPath.place}
        evidence={{ label: common.pageNames.trust, link: links.to('trust', 'security') }}
      />
      <CallToAction headingId="start-title" {...home.closing}>
        <div className="grid gap-3 sm:w-fit">{bothWays}</div>
      </CallToAction>
    </>
  );
}
