import { currentDecision, decisionKey } from './decision.ts';
import { eraseTraces } from './traces.ts';

/** Whether this page has requested the container's script. */
let loaded = false;

/** Opens the data layer, where events wait for the container. */
export function openDataLayer(): void {
  window._mtm ??= [{ 'mtm.startTime': Date.now(), event: 'mtm.Start' }];
}

/** Loads the container once per page, and stops it when consent is withdrawn. */
export function loadContainer(): void {
  if (loaded) return;
  // Consent may have been withdrawn in another tab while this one waited to be idle.
  if (currentDecision() !== 'accepted') {
    stopAnalytics();
    return;
  }
  loaded = true;
  const script = document.createElement('script');
  script.async = true;
  script.src = __ANALYTICS_CONTAINER__;
  document.head.append(script);
  // Later it may be withdrawn in another tab, or while this page is in the back/forward cache.
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
 * @returns whether the container had been loaded: then only a reload removes its code
 */
export function stopAnalytics(): boolean {
  delete window._mtm;
  if (loaded) silence(new URL(__ANALYTICS_CONTAINER__).origin);
  eraseTraces();
  return loaded;
}

/**
 * A running script cannot be stopped, but it can be silenced: a page's policies all apply, so a second one
 * without the container's origin blocks whatever it would still send, even as the page closes.
 */
function silence(origin: string): void {
  const given = document.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = given?.content.replaceAll(` ${origin}`, '') ?? '';
  document.head.append(policy);
}
