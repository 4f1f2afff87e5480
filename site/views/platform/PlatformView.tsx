import { analyticsEvents } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { Testimonial } from '#site/content/types/entries.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseSection } from './CaseSection.tsx';
import { Half } from './Half.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

type Props = { content: SiteContent; testimonials: readonly Testimonial[]; links: Links };

/** The platform: one case seen from both sides, then each side's features. */
export function PlatformView({ content, testimonials, links }: Props) {
  const { common, platform, security, twoSides } = content;
  const { actions } = common;
  const events = {
    client: analyticsEvents.platformRegister,
    valuer: analyticsEvents.platformPartner,
  };
  return (
    <>
      <Hero
        {...platform.hero}
        art={heroes.platform}
        actions={<RegisterButtons actions={actions} links={links} events={events} second="light" />}
      />
      <CaseSection benefits={platform.benefits} texts={twoSides} />
      <div className="bg-night text-white/85 [&_h2]:text-white">
        <div className="grid md:grid-cols-2 md:grid-rows-[repeat(3,auto)]">
          <Half id="clients" art="commercial" texts={platform.clients} more={links.to('institutional')}>
            <ButtonLink link={links.registerClient} event={events.client}>
              {actions.register}
            </ButtonLink>
          </Half>
          <Half id="valuers" art="residential" texts={platform.valuers} more={links.to('professional')}>
            <ButtonLink link={links.registerValuer} event={events.valuer}>
              {actions.becomePartner}
            </ButtonLink>
          </Half>
        </div>
        <div className="page-width grid gap-x-56 pb-10 *:flex *:flex-wrap *:items-center *:justify-between *:gap-x-6 *:border-t *:border-white/25 *:py-3 md:grid-cols-2 md:*:items-end">
          <TestimonialsSection
            texts={platform.testimonials}
            testimonials={testimonials}
            writeLink={links.contact('send_message')}
            writeLabel={actions.sendMessage}
          />
          <section id="security_compliance" tabIndex={-1} aria-labelledby="security-title">
            <h2 id="security-title">
              <TextLink link={links.to('trust', 'security')} onDeep>
                {security.title}
              </TextLink>
            </h2>
          </section>
        </div>
      </div>
    </>
  );
}
