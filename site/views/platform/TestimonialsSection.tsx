import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { Quote, TestimonialsContent } from '#site/content/types/platform.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: TestimonialsContent; writeLink: Link; writeLabel: string };

/** Customers' quotes, or a line that says there are none yet, beside an invitation to write. */
export function TestimonialsSection({ texts, writeLink, writeLabel }: Props) {
  const { quotes, waiting, invitation, ...head } = texts;
  const waits = quotes.length === 0;
  return (
    <Band tone="page" id="testimonials" labelledBy="testimonials-title">
      <div className="grid items-center gap-12 md:grid-cols-2 lg:grid-cols-[6fr_7fr] lg:gap-16 xl:gap-28">
        <div>
          <SectionHeading id="testimonials-title" quiet={waits} {...head} />
          {waits ? (
            <p className="mt-4 max-w-[52ch]">{waiting}</p>
          ) : (
            <div className="mt-12 grid gap-12">
              {quotes.map((quote) => (
                <QuoteFigure key={quote.quote} {...quote} />
              ))}
            </div>
          )}
        </div>
        <div className="rounded-window shadow-window border-orange border-t-4 bg-white px-6 py-8 sm:p-10 xl:p-14">
          <h3 className="text-title font-bold">{invitation.title}</h3>
          <p className="text-lead mt-4 max-w-[42ch]">{invitation.text}</p>
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
