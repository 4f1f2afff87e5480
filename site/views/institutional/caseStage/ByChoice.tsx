import { offerIds, type ByOffer } from '#site/content/types/caseStage.ts';
import './by-choice.css';

/** A text that depends on the chosen offer: rendered once for each offer, and shown for the chosen one. */
export function ByChoice({ of }: { of: ByOffer }) {
  return offerIds.map((id) => (
    <span key={id} data-for={id} className="by-choice">
      {of[id]}
    </span>
  ));
}
