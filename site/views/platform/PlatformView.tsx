import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import { SecuritySection } from '#site/components/SecuritySection.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { DocumentsWindow } from '#site/windows/DocumentsWindow.tsx';
import { InboxWindow } from '#site/windows/InboxWindow.tsx';
import { InspectionWindow } from '#site/windows/InspectionWindow.tsx';
import { NegotiationWindow } from '#site/windows/NegotiationWindow.tsx';
import { OffersWindow } from '#site/windows/OffersWindow.tsx';
import { PortfolioWindow } from '#site/windows/PortfolioWindow.tsx';
import { ReportWindow } from '#site/windows/ReportWindow.tsx';
import { AudienceBand } from './AudienceBand.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { TwoSidesSection } from './TwoSidesSection.tsx';

type Props = { content: SiteContent; links: Links };

export function PlatformView({ content: { common, platform, security, windows }, links }: Props) {
  const { hero, answers, audienceLinks, benefits, valuers, clients, testimonials } = platform;
  return (
    <>
      <Hero
        {...hero}
        art={heroes.platform}
        actions={
          <>
            <ButtonLink link={links.to('platform', 'valuers')}>{audienceLinks.valuers}</ButtonLink>
            <ButtonLink link={links.to('platform', 'clients')} variant="light">
              {audienceLinks.clients}
            </ButtonLink>
          </>
        }
      />
      <KeyAnswers
        texts={answers}
        links={{
          cost: links.faq('client_costs'),
          firstOffer: links.faq('turnaround'),
          effort: links.faq('how_it_works'),
          liability: links.terms('valuationContract'),
        }}
      />
      <BenefitsSection texts={benefits} />
      <TwoSidesSection texts={platform.twoSides} />
      <AudienceBand
        id="valuers"
        tone="page"
        head={valuers.head}
        main={[
          { ...valuers.leads, visual: <InboxWindow texts={windows.inbox} /> },
          { ...valuers.negotiation, visual: <NegotiationWindow texts={windows.negotiation} /> },
        ]}
        recent={[
          { ...valuers.documents, visual: <DocumentsWindow texts={windows.valuerDocuments} /> },
          { ...valuers.inspection, visual: <InspectionWindow texts={windows.valuerInspection} /> },
        ]}
        more={{ label: valuers.link, link: links.to('professional') }}
      />
      <AudienceBand
        id="clients"
        tone="white"
        head={clients.head}
        main={[
          { ...clients.leads, visual: <OffersWindow texts={windows.offers} /> },
          { ...clients.enquiries, visual: <PortfolioWindow texts={windows.portfolio} /> },
        ]}
        recent={[
          { ...clients.documents, visual: <ReportWindow texts={windows.report} /> },
          { ...clients.inspection, visual: <InspectionWindow texts={windows.inspection} /> },
        ]}
        more={{ label: clients.link, link: links.to('institutional') }}
      />
      <SecuritySection
        id="security_compliance"
        texts={security}
        evidence={{ label: common.pageNames.trust, link: links.to('trust', 'security') }}
      />
      <TestimonialsSection
        texts={testimonials}
        writeLink={links.contact('send_message')}
        writeLabel={common.actions.sendMessage}
      />
    </>
  );
}
