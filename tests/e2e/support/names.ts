import type { Page } from '@playwright/test';

/** axe’s own functions, in a page that it has been run on. */
type Axe = {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: { text: { accessibleText: (element: Element) => string } };
};

/**
 * What is wrong with names, by axe's computation; it has to have looked at the page before (`accessibilityFaults`). Closed
 * `<details>` are open while it is looked at.
 * @returns `unsaid`: controls whose name lacks the words that are seen on them (WCAG 2.5.3), so that nobody can call them
 * by voice; `ambiguous`: links of one name that lead to several places
 */
export function nameFaults(page: Page): Promise<{ unsaid: string[]; ambiguous: string[] }> {
  return page.evaluate(() => {
    const { axe } = window as unknown as { axe: Axe };
    const wordsIn = (text: string): string[] => {
      const spoken = text.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase();
      return [...spoken.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
    };
    /** Without blanks, which names and what is seen have in different places. */
    const lettersIn = (text: string) => wordsIn(text).join('');
    /** Whether a name says what is seen, in this order, and perhaps more between. */
    const says = (name: string, seen: string[]) => {
      const words = wordsIn(seen.join(' '));
      // “DE” is not said by “Deutsch”.
      if (words.length === 1) return words.every((word) => wordsIn(name).includes(word));
      let rest = lettersIn(name);
      return seen.map(lettersIn).every((letters) => {
        const at = rest.indexOf(letters);
        rest = rest.slice(at + letters.length);
        return at >= 0;
      });
    };
    /** A dot is there for screen readers alone. */
    const isDot = (box: Element) => {
      const { width, height } = box.getBoundingClientRect();
      return getComputedStyle(box).position === 'absolute' && width <= 1 && height <= 1;
    };
    const isSeen = (parent: Element, control: Element) => {
      if (parent.closest('option, style, script')) return false;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let box: Element | null = parent; box && box !== control; box = box.parentElement)
        if (isDot(box)) return false;
      return true;
    };
    const seenOn = (control: Element) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const seen: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: parent, textContent: text } = texts.currentNode;
        if (parent && text?.trim() && isSeen(parent, control)) seen.push(text);
      }
      return seen;
    };
    const labelsOf = (control: Element) => [...((control as { labels?: Iterable<Element> }).labels ?? [])];

    const closed = [...document.querySelectorAll('details:not([open])')] as HTMLDetailsElement[];
    for (const details of closed) details.open = true;
    axe.setup(document.documentElement);
    const controls = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.matches('[inert], [inert] *'),
      )
      .map((control) => ({ control, name: axe.commons.text.accessibleText(control) }));
    axe.teardown();
    const unsaid = controls.flatMap(({ control, name }) =>
      [control, ...labelsOf(control)]
        .map(seenOn)
        .filter((seen) => !says(name, seen))
        .map((seen) => `“${seen.join('').trim()}” is called “${name}”`),
    );
    const places = new Map<string, Set<string>>();
    for (const { control, name } of controls) {
      if (!(control instanceof HTMLAnchorElement)) continue;
      const known = places.get(lettersIn(name)) ?? new Set();
      places.set(lettersIn(name), known.add(control.href));
    }
    for (const details of closed) details.open = false;
    const ambiguous = [...places]
      .filter(([, hrefs]) => hrefs.size > 1)
      .map(([name, hrefs]) => `“${name}” leads to ${[...hrefs].join(', ')}`);
    return { unsaid, ambiguous };
  });
}
