/**
 * Offers change places for reading and for the arrow keys as `offer.css` has them do for the eye: the markup follows the
 * order that is chosen, and a listener is told. Without this script they are sorted for the eye only.
 */
const rankByTime = (offer: HTMLElement) => Number(offer.dataset['rankByTime']);

/** The offers of one property each, as the markup has them: from the lowest fee up. */
type Group = { list: HTMLElement; byFee: HTMLElement[] };

function groupsWithin(offers: HTMLElement): Group[] {
  const lists = [...offers.querySelectorAll('fieldset')];
  const groups = lists.map((list) => ({
    list,
    byFee: [...list.querySelectorAll<HTMLElement>(':scope > [data-rank-by-time]')],
  }));
  return groups.filter(({ byFee }) => byFee.length > 0);
}

function sort({ list, byFee }: Group, order: string): void {
  const wanted =
    order === 'time' ? byFee.toSorted((one, other) => rankByTime(one) - rankByTime(other)) : byFee;
  list.append(...wanted);
}

for (const offers of document.querySelectorAll<HTMLElement>('.offers')) {
  const groups = groupsWithin(offers);
  const announcements = [...offers.querySelectorAll<HTMLElement>('[data-sorted-by]')];
  const orders = announcements.map(({ dataset }) => dataset['sortedBy'] ?? '');
  const chosen = () => orders.find((order) => offers.querySelector(`[value='${order}']:checked`)) ?? '';

  const sortAll = (): void => {
    for (const group of groups) sort(group, chosen());
  };
  offers.addEventListener('change', ({ target }) => {
    if (!orders.includes((target as HTMLInputElement).value)) return;
    sortAll();
    for (const announcement of announcements)
      announcement.hidden = announcement.dataset['sortedBy'] !== chosen();
  });
  // The browser restores what was chosen before one left the page, after this script has run.
  addEventListener('pageshow', sortAll);
}
