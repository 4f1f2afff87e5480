import { analyticsEvents } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { Hero } from '#site/components/Hero.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { SecuritySection } from '#site/components/SecuritySection.tsx';
import type { Testimonial } from '#site/content/types/entries.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { Half } from './Half.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { TwoSidesSection } from './twoSides/TwoSidesSection.tsx';

type Props = { content: SiteContent; testimonials: readonly Testimonial[]; links: Links };

/** The platform: one case seen from both sides, then each side's features. */
export function PlatformView({ content, testimonials, links }: Props) {
  const { common, platform, security, twoSides } = content;
  const { actions } = common;
  const events = {
    client: analyticsEvents.platformRegister,
    valuer: analyticsEvents.platformPartner,
  };
  const halves = [
    {
      id: 'clients',
      art: 'commercial',
      texts: platform.clients,
      more: links.to('institutional'),
      registration: { link: links.registerClient, label: actions.register, event: events.client },
    },
    {
      id: 'valuers',
      art: 'residential',
      texts: platform.valuers,
      more: links.to('professional'),
      registration: { link: links.registerValuer, label: actions.becomePartner, event: events.valuer },
    },
  ] as const;
  return (
    <>
      <Hero
        {...platform.hero}
        art={heroes.platform}
        actions={<RegisterButtons actions={actions} links={links} events={events} second="light" />}
      />
      <TwoSidesSection benefits={platform.benefits} texts={twoSides} />
      <div className="bg-night text-white/85">
        <div className="halves">
          {halves.map((half) => (
            <Half key={half.id} {...half} verification={links.to('trust', 'verification')} />
          ))}
        </div>
      </div>
      <SecuritySection id="security_compliance" texts={security} more={links.to('trust', 'security')} />
      <div className="bg-night text-white/85">
        <div className="page-width py-10 lg:py-14">
          <TestimonialsSection
            texts={platform.testimonials}
            testimonials={testimonials}
            writeLink={links.contact('send_message')}
            writeLabel={actions.sendMessage}
          />
        </div>
      </div>
    </>
  );
}
