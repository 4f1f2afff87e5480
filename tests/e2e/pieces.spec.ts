import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pageAddresses } from '#common/addresses.ts';
import { defaultLocale, localeOfPath } from '#common/locales.ts';
import { siteAddress } from './support/environment.ts';
import { serveInPieces } from './support/inPieces.ts';
import { paintsOf } from './support/paint.ts';
import { expect, test } from './support/test.ts';

// A line may end a packet before any tag: whatever has been painted by then stays where it is. `sweep.spec.ts` looks at
// every address in larger pieces.

/** At least so many characters of a page are in a piece. */
const pieceLength = 120;

/** A little more than a frame, so that each piece is painted before the next, in milliseconds. */
const pause = 18;

/** For styles and typefaces, without which nothing is painted, in milliseconds. */
const beforePieces = 200;

/** What lies further down is below every first screen, in characters. */
const inPieces = 20_000;

/** Sends a page to its menu bar, then the rest in pieces that end before a tag: a button comes with its words. */
async function sendInPieces(answer: ServerResponse, page: Buffer): Promise<void> {
  const html = page.toString();
  const mainAt = html.indexOf('<main');
  answer.write(html.slice(0, mainAt));
  await wait(beforePieces);
  let sent = mainAt;
  const restAt = Math.min(html.indexOf('</main>'), mainAt + inPieces);
  while (sent < restAt) {
    const end = html.indexOf('<', sent + pieceLength);
    answer.write(html.slice(sent, end));
    sent = end;
    await wait(pause);
  }
  answer.end(html.slice(sent));
}

let site: Awaited<ReturnType<typeof serveInPieces>>;

test.beforeAll(async () => {
  site = await serveInPieces(siteAddress, sendInPieces);
});

test.afterAll(() => {
  site.close();
});

type Size = readonly [width: number, height: number];

const phone: Size = [390, 844];

const german: Size[] = [phone, [820, 1180], [1440, 900]];

/** Every page in all of them takes five minutes: `npm run test:full` looks at them. */
const all: Size[] = [...german, [320, 568], [412, 823], [1024, 768], [1920, 1080]];

/** Steps of the valuation guide whose first screen has columns. */
const steps = [
  '/valuation_guide/need',
  '/valuation_guide/need/lending/lending_value',
  '/valuation_guide/need/estate/self/past',
];

function sizesOf(path: string): Size[] {
  if (process.env['TEST_FULL'] === '1') return all;
  return localeOfPath(path) === defaultLocale ? german : [phone];
}

for (const path of [...pageAddresses.map((page) => page.path), ...steps])
  test(`nothing of ${path} moves while it comes in pieces`, async ({ page }) => {
    for (const [width, height] of sizesOf(path)) {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.origin}${path}`);
      expect((await paintsOf(page)).shifts, `${width} px`).toEqual([]);
    }
  });
