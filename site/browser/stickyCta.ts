/**
 * Marks the sticky call to action while a golden button of the page is in view: there is one such button at a time. What
 * a page shows later is watched as well, since it is in the page from the beginning.
 */
export function hideBesideCalls(): void {
  const bar = document.querySelector('.sticky-cta');
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    bar.toggleAttribute('data-beside-call', inView.size > 0);
  });
  for (const call of document.querySelectorAll('main .button-primary')) observer.observe(call);
}
