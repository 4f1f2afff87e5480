import { analyticsSettings } from '#common/ids.ts';
import { loadContainer, openDataLayer } from './container.ts';
import { currentDecision, decisionKey } from './decision.ts';
import { eraseTraces } from './traces.ts';

/**
 * Asks for consent where it is due, loads the container where it was given, and opens the settings.
 * The library and its words are loaded only for somebody who is about to see them, and after the page.
 */
export function keepConsent(): void {
  if (__ANALYTICS_CONTAINER__ === '') return;
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[${analyticsSettings}]`)) void openSettings();
  });
  const decision = currentDecision();
  if (decision === 'accepted') {
    openDataLayer();
    whenIdle(loadContainer);
    return;
  }
  // A signal is a refusal: it also withdraws what was agreed to before the browser sent it.
  if (decision === 'signal') forget();
  eraseTraces();
  if (decision === 'open') whenIdle(() => void ask());
}

/** The condition tells the bundler that a site without analytics has no such chunk. */
const dialogue = () => (__ANALYTICS_CONTAINER__ === '' ? undefined : import('./dialogue.ts'));

async function ask(): Promise<void> {
  await (await dialogue())?.showBanner();
}

async function openSettings(): Promise<void> {
  await (await dialogue())?.showSettings();
}

function forget(): void {
  try {
    localStorage.removeItem(decisionKey);
  } catch {
    // Storage is refused: there is nothing to forget.
  }
}

/** Once the page has loaded and the browser has nothing better to do. */
function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
