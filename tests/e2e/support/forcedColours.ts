import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { goToTop, stopsOf, type Stops } from './stops.ts';

type Box = { x: number; y: number; width: number; height: number };

/** How far around a stop its focus is looked for, in pixels. */
const around = 8;
/** From which difference of a colour channel a pixel counts as changed. */
const clearly = 80;

/** What a stop is by its markup: where it is the same, style sheets treat it alike. */
function kindsOf(stops: Stops): Promise<string[]> {
  return stops.evaluate((elements) =>
    elements.map((stop) => {
      const around = [stop, stop.parentElement, stop.closest('label')].map((one) => one?.className ?? '');
      const isCurrent = stop.hasAttribute('aria-current');
      return [stop.localName, stop.matches(':checked'), isCurrent, ...around].join(' | ');
    }),
  );
}

/** How a stop shows its focus as far as style sheets say, and on which sides its ring is cut off. */
function lookOf(stops: Stops, index: number): Promise<string> {
  return stops.evaluate((elements, at) => {
    const stop = elements[at];
    if (!stop) throw new Error('no stop');
    stop.focus();
    const ringOf = (element: Element | null) => {
      const style = element && getComputedStyle(element);
      return style && `${style.outline} ${style.outlineOffset} ${style.borderWidth} ${style.opacity}`;
    };
    const reach = 6;
    const { left, right } = stop.getBoundingClientRect();
    const cut: string[] = [];
    for (let box: Element | null = stop.parentElement; box; box = box.parentElement) {
      const isWindow = box === document.documentElement;
      if (!isWindow && getComputedStyle(box).overflowX === 'visible') continue;
      const edge = isWindow ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
      if (left - reach < edge.left) cut.push('left');
      if (right + reach > edge.right) cut.push('right');
    }
    const label = stop.closest('label');
    return [stop.localName, stop.matches(':checked'), ringOf(stop), ringOf(label), ...cut].join(' | ');
  }, index);
}

/** Brings the focus to a stop, and says where on the page, as far as it is in the window, it is to be looked for. */
function focusOn(stops: Stops, index: number): Promise<Box> {
  return stops.evaluate(
    (elements, { at, margin }) => {
      const stop = elements[at];
      if (!stop) throw new Error('no stop');
      stop.focus();
      // A radio button that is not seen, or has no ring, leaves it to its label.
      const { opacity, outlineStyle } = getComputedStyle(stop);
      const isDot = stop.getBoundingClientRect().width <= 1;
      const isRingless = isDot || opacity === '0' || outlineStyle === 'none';
      const seen = isRingless ? (stop.closest('label') ?? stop) : stop;
      const [box = seen.getBoundingClientRect()] = seen.getClientRects();
      const { left, top, right, bottom } = box;
      const x = Math.max(0, left - margin);
      const y = Math.max(0, top - margin);
      const width = Math.min(innerWidth, right + margin) - x;
      const height = Math.min(innerHeight, bottom + margin) - y;
      return { x: x + scrollX, y: y + scrollY, width, height };
    },
    { at: index, margin: around },
  );
}

/** What is seen in a part of the page, three bytes a pixel. */
async function pixelsIn(session: CDPSession, { x, y, width, height }: Box): Promise<Uint8Array> {
  const clip = { x, y, width, height, scale: 1 };
  // Playwright's own screenshot waits for fonts and frames, which here have been there for long.
  const { data } = await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

function changedPixels(one: Uint8Array, other: Uint8Array): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    const channels = [at, at + 1, at + 2];
    if (channels.some((channel) => Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > clearly))
      changed += 1;
  }
  return changed;
}

/** Once what was changed last is painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** How many pixels the focus of a stop changes, and how many it has to. A busy browser may paint it late: looks again then. */
async function focusSeen(page: Page, session: CDPSession, stops: Stops, index: number) {
  const look = async () => {
    const box = await focusOn(stops, index);
    const focused = await pixelsIn(session, box);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const changed = changedPixels(focused, await pixelsIn(session, box));
    return { changed, least: box.width + box.height - 4 * around };
  };
  const first = await look();
  if (first.changed >= first.least) return first;
  await focusOn(stops, index);
  await painted(page);
  return look();
}

/** What has been looked at before, on this page or another. */
export type Known = { kinds: Set<string>; looks: Set<string> };

/**
 * Stops whose focus nobody sees in forced colours, where grounds and shadows are gone: less changes than a thin line along
 * two of four sides. Compares pixels, since a ring may be the same as the mark of what is chosen, or cut off.
 */
export async function unseenFocusFaults(page: Page, known: Known): Promise<string[]> {
  await goToTop(page);
  const stops = await stopsOf(page, 'chosen');
  const kinds = (await kindsOf(stops)).map((kind, index) => ({ kind, index }));
  const unknown = kinds.filter(({ kind }) => !known.kinds.has(kind) && known.kinds.add(kind));
  if (unknown.length === 0) return [];
  await page.emulateMedia({ forcedColors: 'active' });
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (const { kind, index } of unknown) {
    const look = await lookOf(stops, index);
    if (known.looks.has(look)) continue;
    known.looks.add(look);
    const { changed, least } = await focusSeen(page, session, stops, index);
    if (changed < least) faults.push(`${changed} of ${Math.round(least)} pixels: ${kind}`);
  }
  await session.detach();
  await page.emulateMedia({ forcedColors: null });
  return faults;
}
