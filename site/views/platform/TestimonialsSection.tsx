import { analyticsEvents } from '#site/analytics/events.ts';
import { TextLink } from '#site/components/TextLink.tsx';
import type { TestimonialsContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: TestimonialsContent; writeLink: Link; writeLabel: string };

/** Customers' quotes, if any, and an invitation to write; part of the closing band. */
export function TestimonialsSection({ texts: { title, quotes, invitation }, writeLink, writeLabel }: Props) {
  return (
    <section
      id="testimonials"
      tabIndex={-1}
      aria-labelledby="testimonials-title"
      className="border-t border-white/25 py-6"
    >
      <h2 id="testimonials-title" className="text-heading font-bold">
        {title}
      </h2>
      {quotes.map(({ quote, name, role }) => (
        <figure key={quote} className="mt-3">
          <blockquote className="max-w-[40ch] text-lead text-white">{quote}</blockquote>
          <figcaption className="mt-1 text-small">
            <b className="font-semibold text-white">{name}</b>, {role}
          </figcaption>
        </figure>
      ))}
      <p className="mt-1">{invitation}</p>
      <TextLink link={writeLink} event={analyticsEvents.messageButton} onDeep>
        {writeLabel}
      </TextLink>
    </section>
  );
}
