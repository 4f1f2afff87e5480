import type { ClientDirective } from 'astro';

/** The longest wait for idle time, in ms: a tab in the background may have none. */
const longestWait = 2000;

/** Runs once the browser has nothing to do; Safari before 18 has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run, 200);
}

/**
 * Runs after the first paint, however long ago; at once where nothing is painted (a page that is prerendered, a tab in the
 * background) or the browser does not tell.
 */
function whenPainted(run: () => void): void {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (document.visibilityState === 'hidden' || !isTold) {
    run();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/**
 * `client:painted` hydrates an island once the page has been painted and the browser is idle. Astro's `client:idle` does
 * so while the first paint still waits for its fonts, and fetches the scripts on the same line.
 */
const painted: ClientDirective = (load) => {
  const start = () => void load().then((hydrate) => hydrate());
  whenPainted(() => whenIdle(start));
};

export default painted;
