import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { Quote, TestimonialsContent } from '#site/content/types/platform.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: TestimonialsContent; writeLink: Link; writeLabel: string };

/** Customers' own words once there are some; until then an honest line. Always an invitation to write. */
export function TestimonialsSection({ texts, writeLink, writeLabel }: Props) {
  const { quotes, waiting, invitation, ...head } = texts;
  return (
    <Band tone="page" id="testimonials" labelledBy="testimonials-title">
      <div className="grid gap-12 md:grid-cols-[7fr_5fr] md:gap-16 xl:gap-28">
        <div>
          <SectionHeading id="testimonials-title" {...head} />
          {quotes.length === 0 ? (
            <p className="text-lead mt-8 max-w-[52ch]">{waiting}</p>
          ) : (
            <div className="mt-12 grid gap-12">
              {quotes.map((quote) => (
                <QuoteFigure key={quote.quote} {...quote} />
              ))}
            </div>
          )}
        </div>
        <div className="border-orange self-end border-t-2 pt-6">
          <h3 className="text-heading font-semibold">{invitation.title}</h3>
          <p className="mt-3 max-w-[48ch]">{invitation.text}</p>
          <div className="mt-8">
            <ButtonLink link={writeLink} event={analyticsEvents.messageButton}>
              {writeLabel}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Band>
  );
}

function QuoteFigure({ quote, name, role }: Quote) {
  return (
    <figure>
      <blockquote className="text-heading text-ink max-w-[40ch] font-semibold">{quote}</blockquote>
      <figcaption className="mt-4">
        <span className="text-ink font-semibold">{name}</span>, {role}
      </figcaption>
    </figure>
  );
}
