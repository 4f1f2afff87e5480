/**
 * Puts the focus on the heading of a section, without scrolling; on the name of a row that is one, or on the section
 * where it has neither. It can take the focus for that time only: a screen reader that reads the whole page passes over
 * the headings of sections that always can.
 */
export function focusHeading(section: HTMLElement): void {
  const isHeading = section.matches('h1, h2, h3');
  const inside = (selector: string) => section.querySelector<HTMLElement>(selector);
  const heading = isHeading ? section : (inside('h1, h2, h3') ?? inside('dt') ?? section);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const letGo = () => {
    heading.removeAttribute('tabindex');
  };
  heading.addEventListener('blur', letGo, { once: true });
}

/** A link to a fragment of the page only scrolls there where its target cannot take the focus: its heading does then. */
export function focusFragments(): void {
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target && document.activeElement === document.body) focusHeading(target);
  });
}
