import { ArrowRight } from 'lucide-react';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { caseActors, caseSides } from '#site/content/types/twoSides.ts';
import type { PlatformContent, TwoSidesContent } from '#site/content/types/site.ts';
import { FragmentWindow } from './FragmentWindow.tsx';
import './two-sides.css';

type Props = { benefits: PlatformContent['benefits']; texts: TwoSidesContent };

/** Sets `--turn`, an event's index on the timeline (two-sides.css). */
const turns = ['', '[--turn:1]', '[--turn:2]', '[--turn:3]', '[--turn:4]', '[--turn:5]', '[--turn:6]'];

/** Arrow from the acting side to the other; at both ends where both act. */
const arrows = { client: '', valuer: 'rotate-180', both: '' } as const;

/** What the platform does, then one case from both sides: two windows, with an arrow between them for each event. */
export function CaseSection({ benefits: { kicker, title, leads, process }, texts }: Props) {
  const { lead, sample, sides, actors, parties, events } = texts;
  return (
    <section id="core_benefits" tabIndex={-1} aria-labelledby="benefits-title" className="bg-page">
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
          <li
            key={key}
            data-by={caseActors[key]}
            className={`case-event page-width grid w-full break-inside-avoid py-5 sm:gap-3 sm:max-md:grid-cols-2 md:grid-cols-[minmax(0,1fr)_11rem_minmax(0,1fr)] md:gap-6 ${turns[index] ?? ''}`}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 max-sm:mb-2.5 sm:max-md:col-span-2 md:col-2 md:row-[1/3] md:grid md:grid-cols-1 md:content-center md:justify-items-center md:text-center">
              <h3 className="text-heading font-bold text-balance">{event}</h3>
              {/* Sample times are local, so without the `Z`. */}
              <p className="text-small">
                <time dateTime={iso.replace('Z', '')}>{day}</time>
                <span aria-hidden="true" className="no-print ms-3 tabular-nums">
                  {index + 1}/{events.length}
                </span>
              </p>
              <span
                aria-hidden="true"
                className={`case-arrow no-print mt-3 flex w-full items-center text-blue before:-me-3 before:grow before:border-t-2 before:border-dashed max-md:hidden ${arrows[caseActors[key]]}`}
              >
                {caseActors[key] === 'both' && <ArrowRight className="order-first -me-3 size-6 rotate-180" />}
                <ArrowRight className="size-6" />
              </span>
            </div>
            {caseSides.map((side) => (
              <div
                key={side}
                data-side={side}
                className={`case-side sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-0 md:row-[1/3] ${side === 'client' ? 'md:col-1' : 'md:col-3'} ${caseActors[key] === 'valuer' && side === 'client' && key !== 'report' ? 'max-sm:order-1' : ''}`}
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
