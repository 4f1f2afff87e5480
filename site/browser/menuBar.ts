/** Marks the menu bar once the page is scrolled, for browsers without scroll-driven animations. */
export function watchMenuBar(): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const bar = document.querySelector('.site-header');
  const update = () => bar?.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  update();
}
