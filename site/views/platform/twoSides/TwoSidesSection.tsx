import { Kicker } from '#site/components/Kicker.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { StepLinks } from '#site/components/StepLinks.tsx';
import type { CaseEvent } from '#site/content/types/twoSides.ts';
import type { PlatformContent, TwoSidesContent } from '#site/content/types/site.ts';
import { EventCard } from './EventCard.tsx';
import './two-sides.css';

type Props = { benefits: PlatformContent['benefits']; texts: TwoSidesContent };

/** What an event's link leads to. */
const eventId = (event: CaseEvent) => `event-${event}`;

/** Sample times are local, so without the `Z`. */
const localTime = (iso: string) => iso.replace('Z', '');

/**
 * What the platform does, then one case from both sides. Below lg its events are cards that one swipes through, with
 * links by number; from lg on a stage that shows one event at a time, with a rail of their days below.
 */
export function TwoSidesSection({ benefits: { kicker, title, leads, process }, texts }: Props) {
  const { lead, sample, events } = texts;
  return (
    <section id="core_benefits" aria-labelledby="benefits-title" className="bg-page">
      <div className="bg-white">
        <div className="page-width pt-8 pb-7 lg:pt-10 lg:pb-9">
          <Kicker headingId="benefits-title">{kicker}</Kicker>
          <dl className="mt-2 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:gap-x-16">
            {[leads, process].map((benefit) => (
              <div
                key={benefit.title}
                className="grid content-start border-t-2 border-blue pt-4 sm:row-span-3 sm:grid-rows-subgrid sm:gap-y-0"
              >
                <dt className="self-end font-semibold text-blue-dark">{benefit.title}</dt>
                <dd className="mb-1.5 text-title font-bold text-blue-dark forced-colors:leading-[1.4]">
                  {benefit.figure}
                </dd>
                <dd className="max-w-[52ch] leading-normal text-ink md:text-balance">{benefit.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="page-width pt-9 pb-10 lg:pt-14">
        <SectionHeading id="case-title" title={title} />
        <p className="mt-4 mb-6 text-ink">
          <SampleMark>{sample}</SampleMark> {lead}
        </p>
        <div className="case-two-sides">
          {/* Firefox and Chromium make a stop of what scrolls; the links below lead to each card. */}
          <ol tabIndex={-1} className="case-events max-lg:swipe-track">
            {events.map((event, index) => (
              <li key={event.key} className="case-item">
                <span id={eventId(event.key)} tabIndex={-1} className="case-mark" />
                <EventCard event={event} index={index} texts={texts} time={localTime(event.iso)} />
              </li>
            ))}
          </ol>
          <StepLinks
            steps={events.map(({ key, title: name, iso, day }) => ({
              id: eventId(key),
              name,
              day: { iso: localTime(iso), text: day },
            }))}
            labelledBy="case-title"
            className="case-rail"
          />
        </div>
      </div>
    </section>
  );
}
