/**
 * Keeps the section that one is reading in view in a table of contents that is higher than the window: its entry is
 * moved to the middle of the list. Browsers mark the entry by style (`:target-current`, contents.css); in those that do
 * not, the list stays where it is, as it does under a pointer and while the focus is in it.
 */
const marked = 'a:target-current';
const list = document.querySelector('.legal-contents');

function follow(): void {
  const entry = list?.querySelector(marked);
  if (!list || !entry || list.matches(':hover, :focus-within')) return;
  const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  list.scrollBy({
    top: middleOf(entry.getBoundingClientRect()) - middleOf(list.getBoundingClientRect()),
    behavior,
  });
}

if (CSS.supports(`selector(${marked})`)) document.addEventListener('scrollend', follow);
