import type { Page } from '@playwright/test';
import { pageAddresses } from '#common/addresses.ts';
import { localisedPath, pathTo, type PageKey } from '#common/routes.ts';
import { localeCodes } from '#common/locales.ts';
import { heroes } from '#site/assets/heroes.ts';
import { gapsWithoutCall } from './support/calls.ts';
import { openInOurFont } from './support/open.ts';
import { orangeAndIdle, orangeRows } from './support/orange.ts';
import { sidewaysScroll, textCutOff } from './support/reading.ts';
import { expect, visit as test } from './support/visit.ts';

/** The rules of the design that a machine can hold (docs/design.md, decision 96). */
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const screens = { desktop, phone } as const;

/** Most screens that a page may be long. Documents of law are as long as they are. */
const longest = { desktop: 8, phone: 11 };
const documents: readonly PageKey[] = ['terms', 'privacy'];

/** Pages that are still longer, and how long: they may only become shorter. */
const longer: Partial<Record<PageKey, typeof longest>> = {
  institutional: { desktop: 8.4, phone: 12.6 },
  lawyers: { desktop: 8.2, phone: 13.1 },
  professional: { desktop: 8, phone: 13.5 },
  platform: { desktop: 8, phone: 11.2 },
  valuationGuide: { desktop: 11.7, phone: 20.3 },
  trust: { desktop: 15.8, phone: 29.4 },
};

/** Most screens without a call to register, on the pages that are there to win somebody. */
const farthest = 2.5;

/** Where nothing may clip or scroll sideways, at the browser's standard type. */
const widths = [360, 375, 390, 430, 768, 1024, 1440, 1920];

const pictured = Object.keys(heroes) as PageKey[];
const winning = pageAddresses.filter(({ page }) => pictured.includes(page));

/** The page as it rests: what comes with scrolling is there. */
async function open(page: Page, path: string, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await openInOurFont(page, path);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('orange can be pressed, but for the property being valued', () => {
  for (const { path } of pageAddresses) {
    test(path, async ({ page }) => {
      for (const viewport of [desktop, phone]) {
        await open(page, path, viewport);
        expect(await orangeAndIdle(page), `${viewport.width} px`).toEqual([]);
      }
    });
  }

  test.describe('also where there is no page', () => {
    test.use({ tolerated: [/404/] });

    for (const locale of localeCodes)
      test(locale, async ({ page }) => {
        await open(page, localisedPath(locale, '/nowhere'), desktop);
        expect(await orangeAndIdle(page)).toEqual([]);
      });
  });
});

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    // As most see it: without movement the case of the clients' page is six frames, one below the other.
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    for (const { path } of winning) {
      test(`${path}: a call to register is never more than ${farthest} screens away`, async ({ page }) => {
        await open(page, path, viewport);
        const gaps = await gapsWithoutCall(page);
        expect(gaps.length).toBeGreaterThan(1);
        const far = gaps.filter(({ screens }) => screens > farthest);
        if (viewport === desktop) expect(far).toEqual([]);
        // On a phone the slim bar is a call.
        const bar = page.locator('.slim-bar').locator('a, button');
        for (const { middle } of far) {
          await page.evaluate(
            (screens) => scrollTo({ top: screens * innerHeight, behavior: 'instant' }),
            middle,
          );
          await expect(bar).toBeInViewport({ ratio: 1 });
        }
      });
    }
  });
}

test.describe('as most see it', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { path, page: key } of pageAddresses.filter(({ page }) => !documents.includes(page))) {
    test(`${path} is no longer than its kind may be`, async ({ page }) => {
      const most = longer[key] ?? longest;
      for (const name of ['desktop', 'phone'] as const) {
        await open(page, path, screens[name]);
        const height = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
        expect(height, name).toBeLessThanOrEqual(most[name]);
      }
    });
  }
});

for (const { path } of pageAddresses) {
  test(`${path}: nothing clips and nothing scrolls sideways, from phone to desktop`, async ({ page }) => {
    await openInOurFont(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = { text: await textCutOff(page), sideways: await sidewaysScroll(page) };
      expect(found, `${width} px`).toEqual({ text: [], sideways: 0 });
    }
  });
}

for (const viewport of [{ width: 1366, height: 768 }, phone]) {
  test.describe(`the first screen at ${viewport.width} × ${viewport.height}`, () => {
    for (const { path } of winning) {
      test(`${path} shows headline and call whole`, async ({ page }) => {
        await open(page, path, viewport);
        const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect((headline?.y ?? NaN) + (headline?.height ?? NaN)).toBeLessThanOrEqual(viewport.height);
        const call = page.locator('main').locator('a, button').and(page.locator('.bg-orange')).first();
        await expect(call).toBeInViewport({ ratio: 1 });
      });
    }

    for (const locale of localeCodes) {
      test(`the home page shows the orange building (${locale})`, async ({ page }) => {
        await open(page, pathTo(locale, 'home'), viewport);
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
