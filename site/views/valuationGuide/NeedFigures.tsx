import type { NeedOutcome, NeedReason } from '#common/valuationNeed.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import { Labelled } from './Labelled.tsx';
import './need-figures.css';

type Props = {
  content: Pick<SiteContent, 'valuationGuide' | 'valuationNeed'>;
  need: NeedOutcome['need'];
};

/** Texts for some of the reasons; for the others the kind of valuation has them. */
type BySomeReasons = Partial<Record<NeedReason, string>>;

/** Cost, time, law and inspection of the valuation that the answers come to. */
export function NeedFigures({ content: { valuationGuide, valuationNeed }, need: { kind, reason } }: Props) {
  const texts = valuationNeed.outcome;
  const { price, costs, law, inspection } = valuationGuide.overview.kinds[kind];
  const costsOf: BySomeReasons = texts.costsOf;
  const lawOf: BySomeReasons = texts.lawOf;
  return (
    <div className="need-figures">
      <Labelled
        rows={[
          [texts.costs, costsOf[reason] ?? `${price}, ${costs}`],
          [texts.duration, texts.durationText],
          [texts.law, lawOf[reason] ?? law],
          [texts.inspection, inspection],
        ]}
      />
    </div>
  );
}
