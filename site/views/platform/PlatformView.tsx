import { heroes } from '#site/assets/heroes.ts';
import { Hero } from '#site/components/Hero.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AudiencesSection } from './AudiencesSection.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { CaseSection } from './CaseSection.tsx';
import { SecurityBand } from './SecurityBand.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

type Props = { content: SiteContent; links: Links };

/** What the platform does, for each side, and one case seen from both. */
export function PlatformView({ content: { common, platform, security, twoSides }, links }: Props) {
  const { actions } = common;
  return (
    <>
      <Hero
        {...platform.hero}
        art={heroes.platform}
        actions={<RegisterButtons actions={actions} links={links} second="light" />}
      />
      <KeyAnswers
        texts={platform.answers}
        links={{
          cost: links.faq('client_costs'),
          firstOffer: links.faq('turnaround'),
          effort: links.faq('how_it_works'),
          liability: links.terms('valuationContract'),
        }}
      />
      <BenefitsSection texts={platform.benefits}>
        <RegisterButtons actions={actions} links={links} />
      </BenefitsSection>
      <AudiencesSection texts={platform} actions={actions} links={links} />
      <CaseSection texts={twoSides} actions={actions} links={links} />
      <SecurityBand
        texts={security}
        evidence={{ label: common.pageNames.trust, link: links.to('trust', 'security') }}
      />
      <TestimonialsSection
        texts={platform.testimonials}
        writeLink={links.contact('send_message')}
        writeLabel={actions.sendMessage}
      />
    </>
  );
}
