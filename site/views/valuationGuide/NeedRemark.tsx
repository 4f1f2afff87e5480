import {
  answersTo,
  occasionOf,
  type NeedOutcome as Outcome,
  type NeedReason,
} from '#common/valuationNeed.ts';
import type { ValuationNeedContent } from '#site/content/types/site.ts';

type Props = { texts: ValuationNeedContent['outcome']['matters']; outcome: Outcome };

/** What matters for these answers; nothing for some. */
export function NeedRemark({ texts, outcome }: Props) {
  const remark = remarkOn(texts, outcome);
  if (remark === undefined) return null;
  return (
    <p className="mt-8 max-w-[62ch] border-s-2 border-blue ps-5 text-ink">
      <b className="block font-semibold">{texts.title}</b> {remark}
    </p>
  );
}

/** By the reason where it decides, else by the occasion. */
function remarkOn({ items, itemsOf }: Props['texts'], outcome: Outcome): string | undefined {
  const byReason: Partial<Record<NeedReason, string>> = itemsOf;
  const byOccasion: Record<string, string> = items;
  const [, reliance] = answersTo(outcome);
  const occasion = occasionOf(outcome);
  // The remark on an estate is about those entitled to a share.
  if (occasion === undefined || (occasion === 'estate' && reliance === 'self')) return undefined;
  return byReason[outcome.need.reason] ?? byOccasion[occasion];
}
