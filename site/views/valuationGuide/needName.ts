import type { NeedStep } from '#common/valuationNeed.ts';
import type { ValuationNeedContent } from '#site/content/types/site.ts';

/** What a step asks, or what the answers come to: its headline. */
function needTitle(step: NeedStep, { questions, outcome }: ValuationNeedContent): string {
  const { tree } = step;
  return 'ask' in tree ? questions[tree.ask].title : outcome.reasons[tree.reason].title;
}

/**
 * The page name of a step: its headline, and the occasion, since each occasion may lead to the same question. Once an
 * occasion is given, no question and no outcome comes twice.
 * @example 'Wer soll den Wert anerkennen? (Nachlass)'
 */
export function needName(step: NeedStep, texts: ValuationNeedContent): string {
  const title = needTitle(step, texts);
  const [first] = step.given;
  if (first === undefined) return title;
  const occasions: Record<string, string> = texts.questions.occasion.answers;
  return `${title} (${occasions[first.answer] ?? first.answer})`;
}
