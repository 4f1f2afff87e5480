import type { ReactNode } from 'react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { Quote } from '#site/content/types/platform.ts';
import type { Titled } from '#site/content/types/shared.ts';
import type { TestimonialsContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: TestimonialsContent; writeLink: Link; writeLabel: string };

/** The page's closing band: an invitation to write, and above it what customers say, once some have. */
export function TestimonialsSection({ texts: { head, quotes, invitation }, writeLink, writeLabel }: Props) {
  const button = (
    <ButtonLink link={writeLink} event={analyticsEvents.messageButton}>
      {writeLabel}
    </ButtonLink>
  );
  return (
    <Band tone="page" id="testimonials" labelledBy="testimonials-title" className="max-md:py-14 md:py-20">
      {quotes.length === 0 ? (
        <Invitation {...invitation} kicker={head.kicker} headingId="testimonials-title">
          {button}
        </Invitation>
      ) : (
        <>
          <SectionHeading id="testimonials-title" {...head} />
          <div className="mt-12 mb-16 grid gap-12">
            {quotes.map((quote) => (
              <QuoteFigure key={quote.quote} {...quote} />
            ))}
          </div>
          <Invitation {...invitation} headingId="invitation-title">
            {button}
          </Invitation>
        </>
      )}
    </Band>
  );
}

type InvitationProps = Titled & { kicker?: string; headingId: string; children: ReactNode };

function Invitation({ kicker, title, text, headingId, children }: InvitationProps) {
  return (
    <div className="grid items-end gap-8 md:grid-cols-[3fr_2fr]">
      <div>
        {kicker === undefined ? null : <Kicker>{kicker}</Kicker>}
        <h2 id={headingId} className="text-title font-bold">
          {title}
        </h2>
        <p className="mt-4 max-w-[58ch] text-lead">{text}</p>
      </div>
      <div className="flex md:justify-end">{children}</div>
    </div>
  );
}

function QuoteFigure({ quote, name, role }: Quote) {
  return (
    <figure>
      <blockquote className="max-w-[40ch] text-heading font-semibold text-ink">{quote}</blockquote>
      <figcaption className="mt-4">
        <span className="font-semibold text-ink">{name}</span>, {role}
      </figcaption>
    </figure>
  );
}
