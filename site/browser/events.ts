/**
 * Reports clicks on whatever names an event (`site/analytics/events.ts`): to the data layer while there is
 * consent, else to the console. It only listens; where a link leads and when is none of its business.
 */
export function reportEvents(): void {
  document.addEventListener('click', report);
  // A click with the middle button opens a link as well.
  document.addEventListener('auxclick', (event) => {
    if (event.button === 1) report(event);
  });
}

function report({ target }: MouseEvent): void {
  const source = (target as Element).closest<HTMLElement>('[data-event]');
  // A button that is at work does nothing, so nothing happened.
  if (!source || source.ariaDisabled === 'true') return;
  const { event = '', eventLabel } = source.dataset;
  const entry = eventLabel === undefined ? { event } : { event, label: eventLabel };
  if (__ANALYTICS_CONTAINER__ !== '' && window._mtm) window._mtm.push(entry);
  else console.log(Object.values(entry).join(': '));
}
