import { offerIds, type Amounts, type ByOffer } from '#site/content/types/caseStage.ts';

type Props = {
  of: ByOffer;
  /** Which amount of the offer it is; the island writes another there once both have agreed on one. */
  part?: keyof Amounts;
};

/** A text that depends on the chosen offer: there once for each, and the style sheet shows the chosen one's. */
export function ByChoice({ of, part }: Props) {
  return offerIds.map((id) => (
    <span key={id} data-for={id} data-part={part}>
      {of[id]}
    </span>
  ));
}
