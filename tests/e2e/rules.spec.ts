import type { Page } from '@playwright/test';
import { pageAddresses, type PageAddress } from '#common/addresses.ts';
import { localisedPath, pathTo, type PageKey } from '#common/routes.ts';
import { localeCodes } from '#common/locales.ts';
import { hasBanner } from '#site/assets/heroes.ts';
import { gapsWithoutCall } from './support/calls.ts';
import { openInOurFont } from './support/open.ts';
import { orangeAndIdle, orangeRows } from './support/orange.ts';
import { brokenWords, sidewaysScroll, textCutOff } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** The rules of the design that a machine can hold (docs/design.md, decision 96). */
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const screens = { desktop, phone } as const;

/** Where the first screen is a composition of its own. */
const composed = [{ width: 1366, height: 768 }, phone];

/** Where it has headline and call all the same: what a laptop’s browser leaves of 768 pixels, and small devices. */
const firstScreens = [
  ...composed,
  { width: 1366, height: 650 },
  { width: 1280, height: 640 },
  { width: 1024, height: 700 },
  { width: 375, height: 667 },
];

/** Most screens that a page may be long. Documents of law are as long as they are. */
const longest = { desktop: 8, phone: 11 };
const documents: readonly PageKey[] = ['terms', 'privacy'];

/** Pages that are still longer, and how long: they may only become shorter. */
const longer: Partial<Record<PageKey, typeof longest>> = {
  valuationGuide: { desktop: 8.7, phone: 13.7 },
  trust: { desktop: 8.9, phone: 14.1 },
};

/** Most screens without a call to register, on the pages that are there to win somebody. */
const farthest = 2.5;

/** Where nothing may clip, scroll sideways or break within a word, at the browser's standard type. */
const widths = [
  320, 360, 375, 390, 430, 500, 600, 680, 768, 820, 900, 1024, 1100, 1200, 1280, 1366, 1440, 1920,
];

const winning = pageAddresses.filter(({ page }) => hasBanner(page));

/** Rules that hold in a window of this size, for the page as most see it. */
async function expectRules(page: Page, { path, page: key }: PageAddress, name: 'desktop' | 'phone') {
  await page.setViewportSize(screens[name]);
  expect.soft(await orangeAndIdle(page), `orange that cannot be pressed, ${name}`).toEqual([]);
  if (!documents.includes(key)) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect.soft(height, `height in screens, ${name}`).toBeLessThanOrEqual((longer[key] ?? longest)[name]);
  }
  if (winning.some((address) => address.path === path)) await expectCalls(page, name);
}

/** A call to register is never far away. */
async function expectCalls(page: Page, name: 'desktop' | 'phone') {
  const gaps = await gapsWithoutCall(page);
  expect.soft(gaps.length, 'calls to register').toBeGreaterThan(1);
  const far = gaps.filter(({ screens }) => screens > farthest);
  if (name === 'desktop') expect.soft(far, 'too far from a call to register').toEqual([]);
  // On a phone the slim bar is a call.
  const bar = page.locator('.slim-bar').locator('a, button');
  for (const { middle } of far) {
    await page.evaluate((screens) => scrollTo({ top: screens * innerHeight, behavior: 'instant' }), middle);
    await expect.soft(bar).toBeInViewport({ ratio: 1 });
  }
}

/** Headline and a call are whole in the first screen. */
async function expectFirstScreen(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
  const end = (headline?.y ?? NaN) + (headline?.height ?? NaN);
  expect
    .soft(end, `end of the headline, ${viewport.width} × ${viewport.height} px`)
    .toBeLessThanOrEqual(viewport.height);
  const call = page.locator('main').locator('a, button').and(page.locator('.bg-orange')).first();
  await expect.soft(call, `${viewport.width} × ${viewport.height} px`).toBeInViewport({ ratio: 1 });
}

for (const address of pageAddresses) {
  const { path } = address;
  visit(`${path} keeps the rules of the design`, async ({ page }) => {
    await openInOurFont(page, path);
    if (winning.includes(address))
      for (const viewport of firstScreens) await expectFirstScreen(page, viewport);
    for (const name of ['desktop', 'phone'] as const) await expectRules(page, address, name);
  });

  visit(
    `${path}: nothing clips, scrolls sideways or breaks within a word, from phone to desktop`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openInOurFont(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = {
          cut: await textCutOff(page),
          broken: await brokenWords(page),
          sideways: await sidewaysScroll(page),
        };
        expect(found, `${width} px`).toEqual({ cut: [], broken: [], sideways: 0 });
      }
    },
  );
}

visit.describe('where there is no page', () => {
  visit.use({ tolerated: [/404/] });

  for (const locale of localeCodes)
    visit(`orange can be pressed (${locale})`, async ({ page }) => {
      await page.goto(localisedPath(locale, '/nowhere'));
      expect(await orangeAndIdle(page)).toEqual([]);
    });
});

for (const viewport of composed) {
  test.describe(`the first screen at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const locale of localeCodes) {
      test(`the home page shows the orange building (${locale})`, async ({ page }) => {
        await openInOurFont(page, pathTo(locale, 'home'));
        await expect
          .poll(() =>
            page
              .locator('main img')
              .first()
              .evaluate((image: HTMLImageElement) => image.complete),
          )
          .toBe(true);
        const { first, last, pixels } = await orangeRows(page);
        expect(pixels).toBeGreaterThan(1500);
        expect(first).toBeGreaterThan(0);
        expect(last).toBeLessThan(viewport.height - 1);
      });
    }
  });
}
