import { dayOf } from '#common/day.ts';

/**
 * Removes positions whose last day has passed since the page was built, and their list when none is left: the page's
 * invitation to apply without a position stays. Search engines know the day from the structured data.
 */
export function removeClosedPositions(): void {
  const today = dayOf(new Date());
  for (const position of document.querySelectorAll<HTMLElement>('[data-closes]'))
    if ((position.dataset['closes'] ?? '') < today) position.remove();
  const list = document.querySelector('.jobs-positions');
  if (list?.querySelector('[data-closes]') === null) list.remove();
}
