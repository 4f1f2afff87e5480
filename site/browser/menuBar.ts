/** Scroll state of the menu bar, for browsers without scroll-driven animation. */
export function watchMenuBar(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const bar = document.querySelector('.site-header');
  const update = () => bar?.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  update();
}
