import { ArrowRight } from 'lucide-react';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TitledRows } from '#site/components/TitledRows.tsx';
import { caseActors, caseSides } from '#site/content/types/twoSides.ts';
import type { PlatformContent, TwoSidesContent } from '#site/content/types/site.ts';
import { FragmentWindow } from './FragmentWindow.tsx';
import './two-sides.css';

type Props = { benefits: PlatformContent['benefits']; texts: TwoSidesContent };

/** Sets `--turn`, an event's index on the timeline (two-sides.css). */
const turns = ['', '[--turn:1]', '[--turn:2]', '[--turn:3]', '[--turn:4]', '[--turn:5]', '[--turn:6]'];

/** Arrow from the acting side to the other. */
const arrows = { client: '', valuer: 'rotate-180', both: 'invisible' } as const;

/** What the platform does, then one case from both sides: two windows, with an arrow between them for each event. */
export function CaseSection({ benefits: { leads, process, ...head }, texts }: Props) {
  const { lead, sample, sides, parties, events } = texts;
  return (
    <section id="core_benefits" tabIndex={-1} aria-labelledby="benefits-title" className="bg-page">
      <div className="page-width pt-14 lg:pt-20">
        <SectionHeading id="benefits-title" {...head} />
        <TitledRows items={[leads, process]} />
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
          <SampleMark>{sample}</SampleMark> {lead}
        </p>
      </div>
      <ol className="case-events pb-8">
        {events.map(({ key, title, iso, day, sides: shows }, index) => (
          <li
            key={key}
            data-by={caseActors[key]}
            className={`case-event page-width grid w-full break-inside-avoid gap-3 bg-page pt-[var(--case-head,1.25rem)] pb-5 sm:max-md:grid-cols-2 md:grid-cols-[minmax(0,1fr)_11rem_minmax(0,1fr)] md:gap-6 ${turns[index] ?? ''}`}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:max-md:col-span-2 md:col-2 md:row-[1/4] md:grid md:grid-cols-1 md:content-center md:justify-items-center md:text-center">
              <h3 className="text-heading font-bold text-balance">{title}</h3>
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
                <ArrowRight className="size-6" />
              </span>
            </div>
            {caseSides.map((side) => (
              <div
                key={side}
                data-side={side}
                className={`case-side sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-y-0 md:row-[1/4] ${side === 'client' ? 'md:col-1' : 'md:col-3'} ${caseActors[key] === 'valuer' && side === 'client' ? 'max-sm:order-1' : ''}`}
              >
                <p className="case-label mb-2 text-subheading font-semibold text-blue-dark">{sides[side]}</p>
                <FragmentWindow texts={shows[side]} parties={parties} />
                <p className="mt-3 leading-snug text-ink">{shows[side].text}</p>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
