import { offerIds, type ByOffer, type OfferId } from '#site/content/types/caseStage.ts';

/** The first choice shows where `:has()` is unknown. */
const shown: Record<OfferId, string> = {
  nearest: 'hidden group-has-[[value=nearest]:checked]/offers:inline',
  fastest:
    'group-has-[[value=nearest]:checked]/offers:hidden group-has-[[value=fullest]:checked]/offers:hidden',
  fullest: 'hidden group-has-[[value=fullest]:checked]/offers:inline',
};

/** A text that depends on the chosen offer: there once for each, and the chosen one's shows. */
export function ByChoice({ of }: { of: ByOffer }) {
  return offerIds.map((id) => (
    <span key={id} data-for={id} className={shown[id]}>
      {of[id]}
    </span>
  ));
}
