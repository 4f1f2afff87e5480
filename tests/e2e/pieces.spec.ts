import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ownOrigins, siteAddress } from './support/environment.ts';
import { paintsOf } from './support/paint.ts';
import { expect, test } from './support/test.ts';

/** At least so many characters of a page are in a piece. */
const pieceLength = 120;

/** A little more than a frame, so that each piece is painted before the next, in milliseconds. */
const pause = 18;

/** For styles and typefaces, without which nothing is painted, in milliseconds. */
const beforePieces = 200;

/** What lies further down is below every first screen, in characters. */
const inPieces = 20_000;

/** Sends a page to its menu bar, then the rest in pieces that end before a tag: a button comes with its words. */
async function sendInPieces(html: string, answer: ServerResponse): Promise<void> {
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

const site = createServer((asked, answer) => {
  void (async () => {
    const given = await fetch(`${siteAddress}${asked.url}`, { headers: { 'accept-encoding': 'identity' } });
    const type = given.headers.get('content-type') ?? '';
    answer.writeHead(given.status, { 'content-type': type });
    if (type.startsWith('text/html')) await sendInPieces(await given.text(), answer);
    else answer.end(await given.bytes());
  })();
});

let address: string;

test.beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  ownOrigins.add(address);
});

test.afterAll(() => {
  site.close();
});

const windows = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;

// Pages whose first screen has columns, or something that is aligned to its lower edge.
for (const path of [
  '/',
  '/professional',
  '/contact',
  '/valuation_guide/need',
  '/valuation_guide/need/lending/lending_value',
  '/valuation_guide/need/estate/self/past',
])
  test(`nothing of ${path} moves while it comes in pieces`, async ({ page }) => {
    for (const [name, [width, height]] of Object.entries(windows)) {
      await page.setViewportSize({ width, height });
      await page.goto(`${address}${path}`);
      expect((await paintsOf(page)).shifts, name).toEqual([]);
    }
  });
