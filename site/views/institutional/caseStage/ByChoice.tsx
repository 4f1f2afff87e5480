import { offerIds, type ByOffer, type OfferId } from '#site/content/types/caseStage.ts';

/** Without `:has()` the text of `firstChoice` shows. */
const shown: Record<OfferId, string> = {
  nearest: 'hidden group-has-[[value=nearest]:checked]/offers:inline',
  fastest:
    'group-has-[[value=nearest]:checked]/offers:hidden group-has-[[value=fullest]:checked]/offers:hidden',
  fullest: 'hidden group-has-[[value=fullest]:checked]/offers:inline',
};

/** A text that depends on the chosen offer: rendered once for each offer, and shown for the chosen one. */
export function ByChoice({ of }: { of: ByOffer }) {
  return offerIds.map((id) => (
    <span key={id} data-for={id} className={shown[id]}>
      {of[id]}
    </span>
  ));
}
