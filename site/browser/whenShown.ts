/** Not in every browser: whether the page is rendered ahead of somebody who may never open it. */
type Prerendered = Document & { prerendering?: boolean };

/** Runs at once, or as soon as a page that was rendered ahead is shown. */
export function whenShown(run: () => void): void {
  if ((document as Prerendered).prerendering !== true) run();
  else document.addEventListener('prerenderingchange', run, { once: true });
}
