import type { JSHandle, Page } from '@playwright/test';

/** What the Tab key stops at, in the order of the document; a handle to elements of the page. */
export type Stops = JSHandle<HTMLElement[]>;

/**
 * The stops of the page as it is: links, buttons and fields that can be seen.
 * @param radios of a group of radio buttons the chosen one, which Tab stops at, or each, since the arrow keys go on
 */
export function stopsOf(page: Page, radios: 'chosen' | 'each'): Promise<Stops> {
  return page.evaluateHandle((isEach) => {
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const isPassedOver = (element: HTMLElement) => {
      if (isEach || !element.matches('[type=radio]:not(:checked)')) return false;
      const name = CSS.escape(element.getAttribute('name') ?? '');
      return document.querySelector(`[type=radio][name="${name}"]:checked`) !== null;
    };
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isPassedOver(element);
    return [...document.querySelectorAll<HTMLElement>(candidates)].filter(isStop);
  }, radios === 'each');
}

/** Takes the focus out of the page, and the page to its top; what comes and goes with scrolling has done so. */
export function goToTop(page: Page): Promise<void> {
  return page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** What stops are called in a list of faults. */
function namesOf(stops: Stops): Promise<string[]> {
  return stops.evaluate((elements) =>
    elements.map((stop) => {
      const names = [stop.textContent, stop.ariaLabel, stop.closest('label')?.textContent];
      const words = names.find((name) => name?.trim()) ?? stop.id;
      return `${stop.localName} “${words.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}”`;
    }),
  );
}

/**
 * Stops that the Tab key reaches before what is seen before them. From one stop to the next the eye goes on in the line,
 * to a line below, or to a column further to the right.
 */
export async function orderFaults(page: Page): Promise<string[]> {
  const stops = await stopsOf(page, 'chosen');
  const wrong = await stops.evaluate((elements) => {
    const tolerance = 2;
    /** What stays at an edge of the window has no place among what scrolls; the menu bar is above it all. */
    const isPinned = (stop: Element) => {
      for (let box: Element | null = stop; box; box = box.parentElement)
        if (getComputedStyle(box).position === 'fixed' && !box.matches('header')) return true;
      return false;
    };
    const seen = elements
      .map((stop, index) => ({ stop, index, box: stop.getBoundingClientRect() }))
      .filter(({ stop }) => !isPinned(stop));
    return seen.flatMap(({ index, box }, position) => {
      const before = seen[position - 1];
      if (!before) return [];
      const isAfter = box.left >= before.box.right - tolerance || box.top >= before.box.bottom - tolerance;
      const isAbove = box.bottom <= before.box.top + tolerance;
      const isLeft = box.right <= before.box.left + tolerance;
      return !isAfter && (isAbove || isLeft) ? [{ from: before.index, to: index }] : [];
    });
  });
  if (wrong.length === 0) return [];
  const names = await namesOf(stops);
  return wrong.map(({ from, to }) => `${names[from]} → ${names[to]}`);
}

/**
 * Stops that are under something else, or not in the window, while they have the focus (WCAG 2.4.11), on the way down
 * the page and up again. The focus goes where a visitor's does: a form shows its errors afterwards.
 */
export async function coveredFaults(page: Page): Promise<string[]> {
  await goToTop(page);
  const stops = await stopsOf(page, 'each');
  const covered = await stops.evaluate((elements) => {
    /** Where a stop is looked at: its middle and, a little inside, its corners. */
    const spots = [
      { x: 0.5, y: 0.5 },
      { x: 0.2, y: 0.25 },
      { x: 0.8, y: 0.25 },
      { x: 0.2, y: 0.75 },
      { x: 0.8, y: 0.75 },
    ];
    /** What is seen at a spot instead of the stop; undefined where it is the stop. */
    const inTheWay = (stop: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return 'nothing: it is outside the window';
      const isIt = hit.contains(stop) || (stop.closest('label') ?? stop).contains(hit);
      return isIt ? undefined : `<${hit.localName} class="${hit.className}">`;
    };
    const coverOf = (stop: Element) => {
      const [box = stop.getBoundingClientRect()] = stop.getClientRects();
      const found = spots.map(({ x, y }) =>
        inTheWay(stop, box.left + x * box.width, box.top + y * box.height),
      );
      const hidden = found.filter((cover) => cover !== undefined);
      const isOutside = ({ length }: string[]) => length === spots.length;
      const isInPart = hidden.every((cover) => cover.startsWith('nothing')) && !isOutside(hidden);
      // Of what is larger than half of the window, or a text area, of which the line with the cursor is in view, a part.
      const isLarge = box.height > innerHeight / 2;
      return isInPart || (isLarge && !isOutside(hidden)) ? undefined : hidden[0];
    };
    const found = new Map<number, string>();
    const look = (index: number) => {
      const stop = elements[index];
      stop?.focus();
      const cover = stop && document.activeElement === stop ? coverOf(stop) : undefined;
      if (cover !== undefined) found.set(index, cover);
    };
    const down = [...elements.keys()];
    for (const index of down) look(index);
    for (const index of down.toReversed()) look(index);
    return [...found];
  });
  if (covered.length === 0) return [];
  const names = await namesOf(stops);
  return covered.map(([index, cover]) => `${names[index]} is under ${cover}`);
}

/**
 * What scrolls and does not say whether the Tab key stops at it. Firefox stops at all of it, Chromium at what has
 * nothing in it to stop at, and a screen reader reads the whole of it there. `-1` where links or buttons lead to what
 * is in it; `0` and a name where nothing does.
 */
export function scrollerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const across = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
      const down = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
      return across || down;
    };
    const isDecided = (element: HTMLElement) => {
      const stop = element.getAttribute('tabindex');
      const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
      return stop === '-1' || (stop === '0' && isNamed);
    };
    return [...document.querySelectorAll<HTMLElement>('body *:not(input, textarea, select)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => scrolls(element) && !isDecided(element))
      .map((element) => `<${element.localName} class="${element.className}">`);
  });
}
