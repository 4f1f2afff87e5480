/** A line whose first answer takes less, in milliseconds, brings the fonts before anybody would notice a wait. */
const quickAnswer = 100;

/**
 * Source of an inline script of the head, which preloads fonts there where the line is quick. Chromium holds the first
 * paint back for fonts that are preloaded in the head, for up to 100 ms: on a quick line they arrive within a frame or
 * two and the first view is in our typeface; on a slow one the words would wait for nothing. There the preloads of the
 * body fetch them, which block nothing, and a local font stands in (`site/styles/fonts.css`).
 * @param addresses of the fonts, as paths
 */
export function fontPreloadScript(addresses: readonly string[]): string {
  const attributes = `{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}`;
  const link = `Object.assign(document.createElement('link'),${attributes})`;
  return (
    `const[a]=performance.getEntriesByType('navigation');` +
    `if(a&&a.responseStart-a.requestStart<${quickAnswer})` +
    `for(const href of ${JSON.stringify(addresses)})document.head.append(${link})`
  );
}
