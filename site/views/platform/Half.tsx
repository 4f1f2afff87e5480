import type { ArtName } from '#site/assets/art.ts';
import type { AnalyticsEvent } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import type { AudienceContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import '#site/components/titled-item.css';
import './half.css';

type Props = {
  id: string;
  art: ArtName;
  texts: AudienceContent;
  /** What a bracketed "verified" in a feature's text leads to. */
  verification: Link;
  more: Link;
  registration: { link: Link; label: string; event: AnalyticsEvent };
};

/** One side's half: its four features, each with what it does, and its registration. */
export function Half({ id, art, texts, verification, more, registration }: Props) {
  const { kicker, title, features, link } = texts;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="half">
      <div className="half-tile">
        <Picture art={art} sizes="14rem" className="w-full" />
      </div>
      <SectionHeading id={`${id}-title`} kicker={kicker} title={title} onDeep size="section" />
      <dl className="half-features">
        {features.map(({ title: feature, text }) => (
          <div key={feature} className="half-feature titled-item">
            <dt className="text-subheading font-semibold text-white">{feature}</dt>
            <dd className="max-w-[56ch] leading-normal">
              <TextWithLink link={verification}>{text}</TextWithLink>
            </dd>
          </div>
        ))}
      </dl>
      <div className="half-actions">
        <ButtonLink link={registration.link} event={registration.event}>
          {registration.label}
        </ButtonLink>
        <TextLink link={more} onDeep>
          {link}
        </TextLink>
      </div>
    </section>
  );
}
