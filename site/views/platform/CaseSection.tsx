import { ArrowRight } from 'lucide-react';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { caseActors, caseSides } from '#site/content/types/twoSides.ts';
import type { PlatformContent, TwoSidesContent } from '#site/content/types/site.ts';
import { FragmentWindow } from './FragmentWindow.tsx';
import './two-sides.css';

type Props = { benefits: PlatformContent['benefits']; texts: TwoSidesContent };

/** Arrow from the acting side to the other; at both ends where both act. */
const arrows = { client: '', valuer: 'rotate-180', both: '' } as const;

/** What the platform does, then one case from both sides: two windows, with an arrow between them for each event. */
export function CaseSection({ benefits: { kicker, title, leads, process }, texts }: Props) {
  const { lead, sample, sides, actors, parties, events } = texts;
  return (
    <section id="core_benefits" aria-labelledby="benefits-title" className="bg-page">
      <div className="bg-white">
        <div className="page-width pt-8 pb-7 lg:pt-10 lg:pb-9">
          <Kicker>{kicker}</Kicker>
          <dl className="mt-2 grid gap-x-56 gap-y-6 md:grid-cols-2">
            {[leads, process].map((benefit) => (
              <div key={benefit.title} className="border-blue max-md:border-t-2 max-md:pt-4">
                <dt className="font-semibold text-blue-dark">{benefit.title}</dt>
                <dd className="max-w-[52ch] leading-normal text-ink md:text-balance">
                  <b className="mb-1.5 block text-title text-blue-dark">{benefit.figure} </b>
                  {benefit.text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="case-head page-width bg-page pt-9 pb-3 lg:pt-14">
        <SectionHeading id="benefits-title" title={title} />
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
          <SampleMark>{sample}</SampleMark> {lead}
        </p>
      </div>
      <ol className="case-events pb-8">
        {events.map(({ key, title: event, iso, day, sides: shows }, index) => (
          <li key={key} data-by={caseActors[key]} className="case-event page-width w-full">
            <div className="case-event-head">
              <h3 className="text-heading font-bold text-balance">{event}</h3>
              {/* Sample times are local, so without the `Z`. */}
              <p className="text-small">
                <time dateTime={iso.replace('Z', '')}>{day}</time>
                <span aria-hidden="true" className="no-print ms-3 tabular-nums">
                  {index + 1}/{events.length}
                </span>
              </p>
              <span aria-hidden="true" className={`case-arrow no-print ${arrows[caseActors[key]]}`}>
                {caseActors[key] === 'both' && <ArrowRight className="order-first -me-3 size-6 rotate-180" />}
                <ArrowRight className="size-6" />
              </span>
            </div>
            {caseSides.map((side) => (
              <div
                key={side}
                data-side={side}
                className={`case-side ${caseActors[key] === 'valuer' && side === 'client' && key !== 'report' ? 'max-sm:order-1' : ''}`}
              >
                <FragmentWindow owner={sides[side]} texts={shows[side]} parties={parties} />
                <p className="mt-2.5 leading-snug text-ink sm:mt-3 sm:text-pretty">
                  <b className="font-semibold">{actors[side]}</b> {shows[side].text}
                </p>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
