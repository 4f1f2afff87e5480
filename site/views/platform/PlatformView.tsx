import { heroes } from '#site/assets/heroes.ts';
import { Band } from '#site/components/Band.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseSection } from './CaseSection.tsx';
import { HalvesSection } from './HalvesSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

type Props = { content: SiteContent; links: Links };

/** What the platform does: one case seen from both sides, and then for each side. */
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
      <CaseSection benefits={platform.benefits} texts={twoSides} />
      <HalvesSection texts={platform} choices={choices} links={links} />
      <Band tone="white" id="security_compliance" labelledBy="security-title" space="close">
        <div className="flex flex-wrap items-baseline justify-between gap-x-16 gap-y-2">
          <h2 id="security-title" className="text-heading font-bold">
            {security.title}
          </h2>
          <TextLink link={links.to('trust', 'security')}>{common.pageNames.trust}</TextLink>
        </div>
      </Band>
      <TestimonialsSection
        texts={platform.testimonials}
        writeLink={links.contact('send_message')}
        writeLabel={common.actions.sendMessage}
      />
    </>
  );
}
