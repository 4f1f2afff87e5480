import { heroes } from '#site/assets/heroes.ts';
import { Hero } from '#site/components/Hero.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AudiencesSection } from './AudiencesSection.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { CaseSection } from './CaseSection.tsx';
import { SecurityLine } from './SecurityLine.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

type Props = { content: SiteContent; links: Links };

/** What the platform does, for each side, and one case seen from both. */
export function PlatformView({
  content: { common, platform, registration, security, twoSides },
  links,
}: Props) {
  const { choices } = registration;
  return (
    <>
      <Hero
        {...platform.hero}
        art={heroes.platform}
        actions={<RegisterButtons choices={choices} links={links} second="light" />}
      />
      <BenefitsSection texts={platform.benefits} />
      <AudiencesSection texts={platform} choices={choices} links={links} />
      <CaseSection texts={twoSides} choices={choices} links={links} />
      <SecurityLine
        title={security.title}
        more={{ label: common.pageNames.trust, link: links.to('trust', 'security') }}
      />
      <TestimonialsSection
        texts={platform.testimonials}
        writeLink={links.contact('send_message')}
        writeLabel={common.actions.sendMessage}
      />
    </>
  );
}
