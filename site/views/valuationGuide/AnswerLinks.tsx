import { ArrowRight } from 'lucide-react';
import { answersTo, stepsAfter, type NeededKind, type NeedPlace } from '#common/valuationNeed.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import type { ArtName } from '#site/assets/art.ts';
import { Anchor } from '#site/components/Anchor.tsx';
import { Picture } from '#site/components/Picture.tsx';
import type { ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: ValuationNeedContent['questions']; place: NeedPlace; need: Links['need'] };

/** Analytics events of answers that lead to an outcome. */
const outcomeEvents = {
  short: analyticsEvents.needShort,
  full: analyticsEvents.needFull,
  lending: analyticsEvents.needLending,
} satisfies Record<NeededKind, unknown>;

/** Picture by answer; `residential` by default. */
const pictures: Record<string, ArtName> = {
  lending: 'institutional-m',
  tax: 'about-m',
  insolvency: 'industrial',
  sale: 'commercial',
  portfolio: 'platform-m',
  others: 'about-m',
  today: 'hero-m',
  past: 'night',
  special: 'land',
  lending_value: 'institutional-m',
  market_value: 'commercial',
  settled: 'industrial',
  open: 'land',
};

/** Answers whose picture runs over its edges, where it fades out. */
const towns = new Set(['lending', 'portfolio', 'today', 'past', 'lending_value']);

/** What a picture leaves free at its sides. */
function frameOf(answer: string): string {
  if (towns.has(answer)) return 'mask-x-from-70% mask-x-to-88% mask-b-from-88%';
  return pictures[answer] === 'about-m' ? 'px-[10%]' : 'px-[4%]';
}

/** The answers to a question, each with a picture and a link to the next step. */
export function AnswerLinks({ texts, place, need }: Props) {
  const { step } = place;
  if (!('ask' in step)) return null;
  const labels: Record<string, string> = texts[step.ask].answers;
  const steps = stepsAfter(step);
  const columns =
    steps.length === 2
      ? 'max-w-[56rem]'
      : 'sm:max-lg:grid-cols-3 lg:auto-cols-[minmax(0,20rem)] lg:grid-flow-col lg:grid-cols-none lg:[&_img]:aspect-square';
  return (
    <ul className={`grid grid-cols-2 gap-3 max-[22.5em]:grid-cols-1 sm:gap-4 ${columns}`}>
      {steps.map(({ answer, next }) => (
        <li key={answer} className="grid grid-cols-[minmax(0,1fr)]">
          <Anchor
            link={need([...answersTo(place), answer])}
            event={'kind' in next ? outcomeEvents[next.kind] : undefined}
            className="group flex flex-col overflow-clip rounded-panel border border-grey-blue bg-page leading-snug font-semibold text-ink transition-colors hover:border-blue hover:bg-blue hover:text-white focus-visible:border-blue max-[22.5em]:grid max-[22.5em]:grid-cols-[2fr_3fr] max-[22.5em]:items-center"
          >
            <Picture
              art={pictures[answer] ?? 'residential'}
              sizes="(min-width: 56.25em) 28rem, 45vw"
              className={`aspect-5/4 w-full object-contain ${frameOf(answer)}`}
            />
            <span className="block grow border-line bg-white p-3 hyphens-auto group-hover:bg-blue max-[88em]:text-small max-[22.5em]:content-center max-[22.5em]:self-stretch min-[22.5em]:border-t sm:p-4 lg:max-[88em]:p-3">
              <ArrowRight
                aria-hidden="true"
                className="float-end ms-1.5 size-5 text-blue group-hover:text-white"
              />
              {labels[answer]}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
