/** `document.prerendering`, undefined in browsers without prerendering. */
type Prerendered = Document & { prerendering?: boolean };

function isAhead(): boolean {
  return (document as Prerendered).prerendering === true;
}

/** Runs at once, or when a prerendered page is activated. */
export function whenShown(run: () => void): void {
  if (!isAhead()) run();
  else document.addEventListener('prerenderingchange', run, { once: true });
}
