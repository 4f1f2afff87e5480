import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { TestimonialsContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: TestimonialsContent; writeLink: Link; writeLabel: string };

/** The page's closing band: what customers say, once some have, and an invitation to write. */
export function TestimonialsSection({ texts: { head, quotes, invitation }, writeLink, writeLabel }: Props) {
  const title = quotes.length === 0 ? invitation.title : head.title;
  return (
    <Band tone="page" id="testimonials" labelledBy="testimonials-title" space="close">
      <SectionHeading id="testimonials-title" size="section" kicker={head.kicker} title={title} />
      {quotes.map(({ quote, name, role }) => (
        <figure key={quote} className="mt-8">
          <blockquote className="max-w-[40ch] text-heading font-semibold text-ink">{quote}</blockquote>
          <figcaption className="mt-4">
            <b className="font-semibold text-ink">{name}</b>, {role}
          </figcaption>
        </figure>
      ))}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-16 gap-y-6">
        <p className="text-lead">{invitation.text}</p>
        <ButtonLink link={writeLink} event={analyticsEvents.messageButton}>
          {writeLabel}
        </ButtonLink>
      </div>
    </Band>
  );
}
