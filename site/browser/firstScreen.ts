import { isAhead, whenShown } from './whenShown.ts';

/** The parts of the page that begin below the window, or at its very edge. */
function partsBelow(): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, body > footer')];
  return parts.filter((part) => part.getBoundingClientRect().top >= innerHeight);
}

function hide(parts: readonly HTMLElement[]): void {
  const heights = parts.map((part) => part.getBoundingClientRect().height);
  for (const [index, { style }] of parts.entries()) {
    // The exact one, so that nothing moves and the scroll bar is right from the first frame on.
    style.height = `${heights[index]}px`;
    style.contentVisibility = 'hidden';
  }
}

function show(parts: readonly HTMLElement[]): void {
  for (const { style } of parts) {
    style.removeProperty('content-visibility');
    style.removeProperty('height');
  }
}

/** Calls back when the page has first been painted. */
function whenPainted(run: () => void): void {
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
  // Nothing may stay hidden, whatever a browser forgets to report.
  setTimeout(run, 1000);
}

/**
 * Of a page that was rendered ahead, only the first screen is drawn for the first paint, and the rest right after
 * it: what nobody sees yet is up to a third of the time from a click to what one sees. Not where one may land
 * further down.
 */
export function drawFirstScreenFirst(): void {
  if (!isAhead() || location.hash !== '' || document.documentElement.dataset['section'] !== undefined) return;
  addEventListener('load', () => {
    if (!isAhead()) return;
    const parts = partsBelow();
    hide(parts);
    whenShown(() => whenPainted(() => show(parts)));
  });
}
