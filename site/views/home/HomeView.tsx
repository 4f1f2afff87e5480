import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { DoorsSection } from './DoorsSection.tsx';
import { HomeHero } from './HomeHero.tsx';
import { SecurityBand } from './SecurityBand.tsx';

type Props = { content: SiteContent; links: Links };

/** Home: an enquiry and its offers, a door for each audience, what protects a document. */
export function HomeView({ content, links }: Props) {
  const { common, home, registration, security } = content;
  const { client, valuer } = registration.choices;
  const bothWays = (
    <>
      <ButtonLink link={links.registerClient} event={analyticsEvents.homeRegister}>
        {client.title}
      </ButtonLink>
      <ButtonLink link={links.registerValuer} variant="light" event={analyticsEvents.homePartner}>
        {valuer.title}
      </ButtonLink>
    </>
  );
  return (
    <>
      <HomeHero texts={home} actions={bothWays} report={links.to('sampleReport')} />
      <DoorsSection content={content} links={links} />
      <SecurityBand
        texts={security}
        more={{ label: common.pageNames.trust, link: links.to('trust', 'security') }}
      />
      <CallToAction headingId="start-title" {...home.closing}>
        <div className="grid gap-3 sm:w-fit">{bothWays}</div>
      </CallToAction>
    </>
  );
}
