import { currentDecision, decisionKey } from './decision.ts';
import { eraseTraces } from './traces.ts';

/** Whether the container's script was asked for on this page; what has run cannot be taken back. */
let loaded = false;

/** Opens the data layer, where events wait until the container has arrived. */
export function openDataLayer(): void {
  if (window._mtm) return;
  const layer: DataLayerEntry[] = [{ 'mtm.startTime': Date.now(), event: 'mtm.Start' }];
  window._mtm = layer;
}

/** Loads the container, once per page, and keeps checking that it may stay. */
export function loadContainer(): void {
  if (loaded) return;
  // Withdrawn in another tab while this one was busy.
  if (currentDecision() !== 'accepted') {
    stopAnalytics();
    return;
  }
  loaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = __ANALYTICS_CONTAINER__;
  document.head.append(script);
  // Withdrawn in another tab, or before the browser brought this page back from its cache.
  addEventListener('storage', ({ key }) => {
    if (key === decisionKey || key === null) stopUnlessAccepted();
  });
  addEventListener('pageshow', stopUnlessAccepted);
}

function stopUnlessAccepted(): void {
  if (currentDecision() !== 'accepted') stopAnalytics();
}

/**
 * Ends analytics on this page.
 * @returns whether the container had been loaded, so that only a new page is rid of its code
 */
export function stopAnalytics(): boolean {
  delete window._mtm;
  if (loaded) silence(new URL(__ANALYTICS_CONTAINER__).origin);
  eraseTraces();
  return loaded;
}

/**
 * A script that runs cannot be stopped, but it can be silenced: policies add up, so a second one that lacks
 * the container's origin holds back whatever it would still send, including what it sends as the page closes.
 */
function silence(origin: string): void {
  const given = document.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = given?.content.replaceAll(` ${origin}`, '') ?? '';
  document.head.append(policy);
}
