import type { Page } from '@playwright/test';
import { sectionAddresses, siteAddresses, stepAddresses } from '#common/addresses.ts';
import { drawerId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { comingSoonPath, localisedPath, menu, pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { setTypeSize, sidewaysScroll, textCutOff } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/**
 * Widths of the window, and type sizes that browsers offer beside their standard of 16 px, up to twice that
 * (WCAG 1.4.4).
 */
const settings = [
  { width: 320, size: 20 },
  { width: 320, size: 24 },
  { width: 320, size: 32 },
  { width: 390, size: 24 },
  { width: 768, size: 32 },
  { width: 1280, size: 20 },
  { width: 1440, size: 24 },
  { width: 1440, size: 32 },
];

/** From a phone to a large desktop, the breakpoints at each type size included. */
const everyWidth = Array.from({ length: 29 }, (_, step) => 320 + 80 * step);

/** What WCAG 1.4.12 asks to bear. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** A question and an outcome of the valuation guide stand for all of them. */
const ownSteps = ['/need', '/need/sale/self', '/need/lending/unknown'];
const alike = [...sectionAddresses, ...stepAddresses]
  .map(({ path }) => path)
  .filter((path) => !ownSteps.some((step) => path.endsWith(step)));

/** Every page and its language, without the addresses that show the same. */
const addresses = siteAddresses.filter(({ path }) => !alike.includes(path));

/** What is wrong with the menu bar: what is outside the window or below its neighbour, and ways that are missing. */
function faultsOfBar(page: Page): Promise<string[]> {
  return page.evaluate(
    ([drawer, tabs]) => {
      const bar = document.querySelector('.site-header');
      // The maintenance page has none.
      if (!bar) return [];
      const stops = [...bar.querySelectorAll('a, button')].filter(
        (stop) => stop.checkVisibility() && !stop.closest(`#${drawer}`),
      );
      const boxes = stops.map((stop) => stop.getBoundingClientRect());
      const faults = stops.filter((_, index) => {
        const { left = NaN, right = NaN } = boxes[index] ?? {};
        const before = boxes[index - 1]?.right ?? 0;
        return !(left >= before - 0.5 && right <= document.documentElement.clientWidth);
      });
      const opensDrawer = stops.some((stop) => stop.matches(`[popovertarget=${drawer}]`));
      const shown = stops.filter((stop) => stop.closest('nav')).length;
      return [
        ...faults.map((stop) => stop.textContent || (stop.ariaLabel ?? '')),
        ...(opensDrawer || shown >= tabs ? [] : [`${shown} tabs and no menu`]),
      ];
    },
    [drawerId, menu.length] as const,
  );
}

for (const { path } of addresses) {
  visit(`${path} loses nothing where the type is larger`, async ({ page }) => {
    await page.goto(path);
    for (const { width, size } of settings) {
      await setTypeSize(page, size);
      await page.setViewportSize({ width, height: 900 });
      const found = {
        type: await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
        bar: await faultsOfBar(page),
        text: await textCutOff(page),
        sideways: await sidewaysScroll(page),
      };
      expect(found, `${width} px`).toEqual({ type: `${size}px`, bar: [], text: [], sideways: 0 });
    }
  });
}

for (const locale of localeCodes) {
  visit(
    `the menu bar (${locale}) has room for all that it shows, at any width and type`,
    async ({ page }) => {
      await page.goto(pathTo(locale, 'faq'));
      for (const size of [16, 20, 24, 32]) {
        await setTypeSize(page, size);
        for (const width of everyWidth) {
          await page.setViewportSize({ width, height: 900 });
          expect(await faultsOfBar(page), `${width} px, type of ${size} px`).toEqual([]);
        }
      }
    },
  );
}

test.describe('with the text spaced out', () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });

  for (const { path } of addresses) {
    visit(`${path} loses nothing at 320 px`, async ({ page }) => {
      await page.goto(path);
      await page.addStyleTag({ content: textSpacing });
      expect({ text: await textCutOff(page), sideways: await sidewaysScroll(page) }).toEqual({
        text: [],
        sideways: 0,
      });
    });
  }

  for (const locale of localeCodes)
    visit(`the menu bar (${locale}) loses nothing on a desktop`, async ({ page }) => {
      await page.goto(pathTo(locale, 'faq'));
      await page.addStyleTag({ content: textSpacing });
      for (const width of [1200, 1280, 1366, 1440, 1536]) {
        await page.setViewportSize({ width, height: 900 });
        const found = { text: await textCutOff(page), sideways: await sidewaysScroll(page) };
        expect(found, `${width} px`).toEqual({ text: [], sideways: 0 });
      }
    });
});

test.describe('at 400 % on a desktop', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the menu bar leaves the window to the page, and is there again at its top', async ({ page }) => {
    await page.goto('/faq');
    const opener = page.getByRole('button', { name: contentFor('de').common.menu.open });
    await expect(opener).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.keyboard.press('Control+Home');
    await expect(opener).toBeInViewport();
  });
});

for (const width of [320, 390])
  visit(`at ${width} px the maintenance page shows its street whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(localisedPath('de', comingSoonPath));
    const houses = await page.locator('main > svg g').evaluateAll((groups) =>
      groups.map((group) => {
        const { left, right } = group.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(houses.length).toBeGreaterThan(0);
    expect(houses.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  });
