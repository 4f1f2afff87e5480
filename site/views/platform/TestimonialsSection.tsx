import { analyticsEvents } from '#site/analytics/events.ts';
import { TextLink } from '#site/components/TextLink.tsx';
import type { TestimonialsContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: TestimonialsContent; writeLink: Link; writeLabel: string };

/** Customers' quotes, if any, and an invitation to write; part of the closing band. */
export function TestimonialsSection({ texts: { title, quotes, invitation }, writeLink, writeLabel }: Props) {
  return (
    <section id="testimonials" tabIndex={-1} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title" className="text-subheading font-bold">
        {title}
      </h2>
      <div>
        {quotes.map(({ quote, name, role }) => (
          <figure key={quote} className="mb-3">
            <blockquote className="max-w-[40ch] text-lead text-white">{quote}</blockquote>
            <figcaption className="mt-1 text-small">
              <b className="font-semibold text-white">{name}</b>, {role}
            </figcaption>
          </figure>
        ))}
        <div className="flex flex-wrap items-center gap-x-4">
          <p>{invitation}</p>
          <TextLink link={writeLink} event={analyticsEvents.messageButton} onDeep>
            {writeLabel}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
