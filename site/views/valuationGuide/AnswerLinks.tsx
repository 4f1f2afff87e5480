import { answersTo, stepsAfter, type NeededKind, type NeedPlace } from '#common/valuationNeed.ts';
import { analyticsEvents, eventAttributes } from '#site/analytics/events.ts';
import type { ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: ValuationNeedContent['questions']; place: NeedPlace; need: Links['need'] };

/** What is reported of an answer that ends the questions. */
const outcomeEvents = {
  short: analyticsEvents.needShort,
  full: analyticsEvents.needFull,
  lending: analyticsEvents.needLending,
} satisfies Record<NeededKind, unknown>;

/** The answers to a question, each a link to the step that follows. */
export function AnswerLinks({ texts, place, need }: Props) {
  const { step } = place;
  if (!('ask' in step)) return null;
  const labels: Record<string, string> = texts[step.ask].answers;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {stepsAfter(step).map(({ answer, next }) => (
        <li key={answer} className="grid">
          <a
            href={need([...answersTo(place), answer]).href}
            {...eventAttributes('kind' in next ? outcomeEvents[next.kind] : undefined)}
            className="flex min-h-16 items-center rounded-panel border-2 border-blue bg-white px-5 py-3.5 font-semibold text-ink transition-colors hover:bg-blue hover:text-white"
          >
            {labels[answer]}
          </a>
        </li>
      ))}
    </ul>
  );
}
