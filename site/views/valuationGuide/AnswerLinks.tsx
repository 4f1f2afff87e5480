import { answersTo, stepsAfter, type NeededKind, type NeedPlace } from '#common/valuationNeed.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import type { ArtName } from '#site/assets/art.ts';
import { Anchor } from '#site/components/Anchor.tsx';
import { Picture } from '#site/components/Picture.tsx';
import type { ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: ValuationNeedContent['questions']; place: NeedPlace; need: Links['need'] };

/** What is reported of an answer that ends the questions. */
const outcomeEvents = {
  short: analyticsEvents.needShort,
  full: analyticsEvents.needFull,
  lending: analyticsEvents.needLending,
} satisfies Record<NeededKind, unknown>;

/** A picture an answer; those that are not named have the house. */
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

/** The answers to a question, each with a picture and a link to the step that follows. */
export function AnswerLinks({ texts, place, need }: Props) {
  const { step } = place;
  if (!('ask' in step)) return null;
  const labels: Record<string, string> = texts[step.ask].answers;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
      {stepsAfter(step).map(({ answer, next }) => (
        <li key={answer} className="grid">
          <Anchor
            link={need([...answersTo(place), answer])}
            event={'kind' in next ? outcomeEvents[next.kind] : undefined}
            className="grid content-start items-center gap-3 rounded-panel border-2 border-blue bg-page p-3 leading-snug font-semibold text-ink transition-colors hover:bg-blue hover:text-white lg:grid-cols-[9fr_10fr] lg:content-center lg:gap-5 lg:p-4 lg:text-subheading [&:lang(de)]:hyphens-auto"
          >
            <Picture
              art={pictures[answer] ?? 'residential'}
              sizes="(min-width: 75em) 12rem, 45vw"
              className="aspect-4/3 w-full object-contain"
            />
            <span>{labels[answer]}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
