/** Not in every browser: whether the page is rendered ahead of somebody who may never open it. */
type Prerendered = Document & { prerendering?: boolean };

function isAhead(): boolean {
  return (document as Prerendered).prerendering === true;
}

/** Runs at once, or as soon as a page that was rendered ahead is shown. */
export function whenShown(run: () => void): void {
  if (!isAhead()) run();
  else document.addEventListener('prerenderingchange', run, { once: true });
}
