import { analyticsEvents } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import { PointsSection } from '#site/components/PointsSection.tsx';
import { SecuritySection } from '#site/components/SecuritySection.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { InboxWindow } from '#site/windows/InboxWindow.tsx';
import { OffersWindow } from '#site/windows/OffersWindow.tsx';

type Props = { content: SiteContent; links: Links };

export function HomeView({ content: { common, home, security, windows }, links }: Props) {
  const { actions } = common;
  return (
    <>
      <Hero
        {...home.hero}
        art={heroes.home}
        actions={
          <>
            <ButtonLink link={links.registerClient} event={analyticsEvents.homeRegister}>
              {actions.register}
            </ButtonLink>
            <ButtonLink link={links.registerValuer} variant="light" event={analyticsEvents.homePartner}>
              {actions.becomePartner}
            </ButtonLink>
          </>
        }
      />
      <KeyAnswers
        texts={home.answers}
        links={{
          cost: links.faq('client_costs'),
          firstOffer: links.faq('turnaround'),
          effort: links.to('institutional', 'how_to_start'),
          liability: links.terms('valuationContract'),
        }}
      />
      <PointsSection
        headingId="clients-title"
        tone="page"
        texts={home.clients}
        visual={<OffersWindow texts={windows.offers} />}
        actions={
          <>
            <ButtonLink link={links.registerClient} event={analyticsEvents.homeRegister}>
              {actions.register}
            </ButtonLink>
            <TextLink link={links.to('institutional')} about={common.pageNames.institutional}>
              {actions.learnMore}
            </TextLink>
          </>
        }
      />
      <PointsSection
        headingId="valuers-title"
        tone="white"
        flip
        texts={home.valuers}
        visual={<InboxWindow texts={windows.inbox} />}
        actions={
          <>
            <ButtonLink link={links.registerValuer} event={analyticsEvents.homePartner}>
              {actions.becomePartner}
            </ButtonLink>
            <TextLink link={links.to('professional')} about={common.pageNames.professional}>
              {actions.learnMore}
            </TextLink>
          </>
        }
      />
      <SecuritySection
        id="security"
        texts={security}
        evidence={{ label: common.pageNames.trust, link: links.to('trust', 'security') }}
      />
    </>
  );
}
