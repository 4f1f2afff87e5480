import { currentDecision, decisionKey } from './decision.ts';
import { deleteTraces } from './traces.ts';

/** Whether this page has requested the container's script. */
let loaded = false;

/** Opens the data layer, where events wait for the container. */
export function openDataLayer(): void {
  window._mtm ??= [{ 'mtm.startTime': Date.now(), event: 'mtm.Start' }];
}

/** Loads the container once per page, and stops it when consent is withdrawn. */
export function loadContainer(): void {
  // Consent may have been withdrawn in another tab while this one waited to be idle.
  if (loaded || stopUnlessAccepted()) return;
  loaded = true;
  openDataLayer();
  document.head.append(Object.assign(document.createElement('script'), { src: __ANALYTICS_CONTAINER__ }));
  // Later it may be withdrawn in another tab, or while this page is in the back/forward cache.
  addEventListener('storage', ({ key }) => (key === decisionKey || key === null) && stopUnlessAccepted());
  addEventListener('pageshow', stopUnlessAccepted);
}

function stopUnlessAccepted(): boolean {
  const stops = currentDecision() !== 'accepted';
  if (stops) stopAnalytics();
  return stops;
}

/**
 * Ends analytics on this page.
 * @returns whether the container had been loaded: then only a reload removes its code
 */
export function stopAnalytics(): boolean {
  delete window._mtm;
  if (loaded) silence(new URL(__ANALYTICS_CONTAINER__).origin);
  deleteTraces();
  return loaded;
}

/**
 * A running script cannot be stopped, but it can be silenced: a page's policies all apply, so a second one
 * without the container's origin blocks whatever it would still send, even as the page closes.
 */
function silence(origin: string): void {
  const httpEquiv = 'Content-Security-Policy';
  const given = document.querySelector<HTMLMetaElement>(`meta[http-equiv="${httpEquiv}" i]`);
  const content = given?.content.replaceAll(` ${origin}`, '') ?? '';
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv, content }));
}
