import { eventAttribute, eventLabelAttribute } from '#common/ids.ts';

/**
 * Reports clicks on elements that name an event: to the data layer while there is consent, otherwise to the
 * console. It never delays or redirects a link.
 */
export function reportClicks(): void {
  document.addEventListener('click', report);
  // The middle button opens links too.
  document.addEventListener('auxclick', (event) => event.button === 1 && report(event));
}

function report({ target }: MouseEvent): void {
  const source = (target as Element).closest(`[${eventAttribute}]`);
  // A busy button does nothing when clicked, so there is nothing to report.
  if (!source || source.ariaDisabled === 'true') return;
  const event = source.getAttribute(eventAttribute) ?? '';
  const label = source.getAttribute(eventLabelAttribute);
  const entry = label === null ? { event } : { event, label };
  if (__ANALYTICS_CONTAINER__ !== '' && window._mtm) window._mtm.push(entry);
  else console.log(Object.values(entry).join(': '));
}
