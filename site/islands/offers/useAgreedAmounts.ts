import { useEffect, type RefObject } from 'react';
import { offerIds, type Amounts, type Counter, type OfferId } from '#site/content/types/caseStage.ts';
import type { OfferComparisonContent } from '#site/content/types/site.ts';

/**
 * Writes the agreed fee, its VAT and their sum where the later steps state those of the offer, and the offer's
 * again once the counter-offer is withdrawn. These steps are rendered at build time and have no script of their own.
 */
export function useAgreedAmounts(
  root: RefObject<HTMLElement | null>,
  offers: OfferComparisonContent['offers'],
  chosen: OfferId,
  counter: Counter | undefined,
): void {
  useEffect(() => {
    const stage = root.current?.closest('.case-stage');
    for (const place of stage?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
      const id = offerIds.find((name) => name === place.dataset['for']);
      if (id === undefined) continue;
      const amounts = id === chosen && counter !== undefined ? counter.amounts : offers[id].amounts;
      place.textContent = amounts[place.dataset['part'] as keyof Amounts];
    }
  }, [root, offers, chosen, counter]);
}
