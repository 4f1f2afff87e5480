import { spacedAttribute } from '#common/ids.ts';

/** What has a height of its own in the window for as long as one scrolls through it. */
const stages = '.figures, .case-stage, .case-two-sides';

/**
 * Says at the root whether readers give text more room than the site does (WCAG 2.2, 1.4.12), by a style sheet of their
 * own or a tool, at once or later. A stage would cut what it has no room for, so there is none (`unspaced` in
 * tokens.css).
 */
export function watchSpacedText(): void {
  if (document.querySelector(stages) === null) return;
  // A line of the site's own text, which takes no room: line and margins are as the site has them until a reader comes.
  const probe = Object.assign(document.createElement('p'), { className: 'leading-none', textContent: 'm m' });
  Object.assign(probe.style, { position: 'absolute', top: '0', visibility: 'hidden' });
  document.body.append(probe);
  new ResizeObserver(() => {
    document.documentElement.toggleAttribute(spacedAttribute, isSpacedOut(probe));
  }).observe(probe);
}

function isSpacedOut(probe: Element): boolean {
  const { fontSize, lineHeight, letterSpacing, wordSpacing, marginBottom } = getComputedStyle(probe);
  const added = [letterSpacing, wordSpacing, marginBottom].map((length) => Number.parseFloat(length) || 0);
  return added.some((length) => length > 0) || Number.parseFloat(lineHeight) > Number.parseFloat(fontSize);
}
