/** What says that the visitor has taken over: from then on the page stays where they put it. */
const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long a smooth scroll takes at most, in milliseconds, where there is no `scrollend` (Safari before 26.2). */
const longestScroll = 2000;

/**
 * Keeps a section at the place to which a smooth scroll takes it, until the visitor acts or something else has scrolled
 * the page. The end of a scroll is computed when it begins: fonts and pictures that arrive later make what stands above
 * taller or shorter.
 */
export function holdPlace(section: Element): void {
  const topOf = () => section.getBoundingClientRect().top;
  /** Where the section's top is to stay; undefined while it is on its way. */
  let held: number | undefined;

  const settle = (): void => {
    section.scrollIntoView({ behavior: 'instant' });
    held = topOf();
  };
  const settleAgain = (): void => {
    if (held !== undefined) settle();
  };
  // Everything that moves a section changes the height of the page.
  const heights = new ResizeObserver(settleAgain);
  const letGo = (): void => {
    heights.disconnect();
    removeEventListener('scrollend', endOfScroll);
    for (const type of takesOver) removeEventListener(type, letGo);
  };
  /** The first scroll that ends is that to the section; a later one that ends elsewhere is somebody else's. */
  function endOfScroll(): void {
    if (held === undefined) settle();
    else if (Math.abs(topOf() - held) > 1) letGo();
  }

  heights.observe(document.body);
  for (const type of takesOver) addEventListener(type, letGo, { passive: true });
  if ('onscrollend' in window) addEventListener('scrollend', endOfScroll);
  else setTimeout(settle, longestScroll);
}
