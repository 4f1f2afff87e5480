import type { ReactNode } from 'react';
import type { AnalyticsEvent } from '#site/analytics/events.ts';
import type { ArtName } from '#site/assets/art.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { Picture } from '#site/components/Picture.tsx';
import type { AudiencePanelContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './audience-panel.css';

type Props = {
  headingId: string;
  art: ArtName;
  texts: AudiencePanelContent;
  registration: { link: Link; label: string; event: AnalyticsEvent };
  /** Links to their pages. */
  children: ReactNode;
};

/** An audience's half of the home page: its benefits and its registration. */
export function AudiencePanel({ headingId, art, texts, registration, children }: Props) {
  const { kicker, title, lead, points } = texts;
  return (
    <section aria-labelledby={headingId} className="audience-panel grid">
      <div className="audience-panel-picture">
        <Picture
          art={art}
          sizes="(min-width: 75em) 14rem, (min-width: 37.5em) 16rem, 11rem"
          className="w-full"
        />
      </div>
      <div className="audience-panel-head">
        <Kicker>{kicker}</Kicker>
        <h2 id={headingId} className="audience-panel-title font-bold">
          {title}
        </h2>
      </div>
      <p className="audience-panel-lead max-w-[56ch] text-ink">{lead}</p>
      <div className="audience-panel-points text-ink">
        <Bullets items={points} />
      </div>
      <p className="audience-panel-ways">
        <ButtonLink link={registration.link} event={registration.event} variant="secondary">
          {registration.label}
        </ButtonLink>
        <span className="audience-panel-links">{children}</span>
      </p>
    </section>
  );
}
