import { analyticsEvents } from '#site/analytics/events.ts';
import { TextLink } from '#site/components/TextLink.tsx';
import type { Testimonial } from '#site/content/types/entries.ts';
import type { TestimonialsContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = {
  texts: TestimonialsContent;
  testimonials: readonly Testimonial[];
  writeLink: Link;
  writeLabel: string;
};

/** Customers' quotes, if any, and an invitation to write; part of the closing band. */
export function TestimonialsSection({ texts: { title, invitation }, testimonials, ...write }: Props) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="print:break-inside-avoid">
      <h2 id="testimonials-title" className="text-subheading font-bold text-white">
        {title}
      </h2>
      <div>
        {testimonials.map(({ quote, name, role, organisation }) => (
          <figure key={quote} className="mb-3">
            <blockquote className="max-w-[40ch] text-lead text-white before:content-[open-quote] after:content-[close-quote]">
              {quote}
            </blockquote>
            <figcaption className="mt-1 text-small">
              <b className="font-semibold text-white">{name}</b>, {role}, {organisation}
            </figcaption>
          </figure>
        ))}
        <div className="flex flex-wrap items-center gap-x-4">
          <p>{invitation}</p>
          <TextLink link={write.writeLink} event={analyticsEvents.messageButton} onDeep>
            {write.writeLabel}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
