import { analyticsSettings } from '#common/ids.ts';
import { whenShown } from '#site/browser/whenShown.ts';
import { loadContainer, openDataLayer } from './container.ts';
import { currentDecision, decisionKey } from './decision.ts';
import { deleteTraces } from './traces.ts';

/**
 * Asks for consent if it is due, loads the container if it was given, and opens the settings on request.
 * The library and its texts are loaded after the page, and only for visitors who are about to see them.
 */
export function keepConsent(): void {
  if (__ANALYTICS_CONTAINER__ === '') return;
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[${analyticsSettings}]`))
      void dialogue()?.then(({ showSettings }) => showSettings());
  });
  whenShown(followDecision);
}

/** Read when the page is shown: a prerendered page may be older than the decision. */
function followDecision(): void {
  const decision = currentDecision();
  if (decision === 'accepted') {
    openDataLayer();
    whenIdle(loadContainer);
    return;
  }
  // A signal also withdraws consent that was given before the browser sent it.
  deleteTraces(decision === 'signal' ? decisionKey : undefined);
  if (decision === 'open') whenIdle(() => void dialogue()?.then(({ showBanner }) => showBanner()));
}

/** The condition lets the bundler leave the chunk out of a site without analytics. */
const dialogue = () => (__ANALYTICS_CONTAINER__ === '' ? undefined : import('./dialogue.ts'));

/** Runs once the page has loaded and the browser is idle. */
function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
