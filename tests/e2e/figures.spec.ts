import type { Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import type { Source } from '#site/content/samples/report/rows.ts';
import { expectAccessible } from './support/accessible.ts';
import { litParts, obscuredBy, partsOf } from './support/house.ts';
import { expect, test } from './support/test.ts';

const { figures: texts } = contentFor('de').home;
const fromRidgeToGround = texts.lines.map(({ source }) => source);

const section = (page: Page) => page.locator('.figures');

/** Scrolls to a share of the way on which home's house stands still (0: it begins to, 1: it ends). */
const goAlong = (page: Page, share: number) =>
  page.evaluate((part) => {
    const act = document.querySelector('.figures');
    if (act === null) throw new Error('Home has no figures.');
    const { top, height } = act.getBoundingClientRect();
    scrollTo({ top: scrollY + top + part * (height - innerHeight), behavior: 'instant' });
  }, share);

/** How far the roof is above its place on the house, as a share of the house's height. */
const roofLifted = async (page: Page) => {
  const roof = await page.locator('.figures .house-layer-roof').boundingBox();
  const plot = await page.locator('.figures .house-layer-plot').boundingBox();
  if (roof === null || plot === null) throw new Error('Home has no house.');
  return (plot.y - roof.y) / plot.height;
};

/** Where each figure speaks. */
const shares: Record<Source, number> = {
  life: -0.2,
  repairs: 0.15,
  living: 0.33,
  practice: 0.51,
  land: 0.68,
};

test.describe('with scrolling', () => {
  for (const [width, height] of [
    [1440, 900],
    // Neither wide nor high: the house is beside its figures, not a small one above them.
    [1024, 900],
    [820, 1180],
  ] as const)
    test(`lights one figure's part after the other, and closes to the value (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo('de', 'home'));
      for (const source of fromRidgeToGround) {
        await goAlong(page, shares[source]);
        await expect.poll(() => litParts(section(page)), source).toEqual(partsOf(source));
      }
      await expect.poll(() => roofLifted(page)).toBeCloseTo(0.434, 2);
      await goAlong(page, 1);
      await expect.poll(() => roofLifted(page)).toBeCloseTo(0, 2);
      await expect(page.locator('.figures-total')).toHaveCSS('opacity', '1');
      await expect(page.locator('.figures-value')).toBeInViewport({ ratio: 1 });
      await expect.poll(() => litParts(section(page))).toEqual(partsOf('life'));
    });

  test('with forced colours the line that speaks has a frame, and no other', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(pathTo('de', 'home'));
    const framed = () =>
      page
        .locator('.figures-row')
        .evaluateAll((rows) =>
          rows.filter((row) => getComputedStyle(row).outlineWidth === '2px').map((row) => row.textContent),
        );
    for (const { source, label } of texts.lines.slice(1)) {
      await goAlong(page, shares[source]);
      await expect.poll(framed, source).toEqual([expect.stringContaining(label)]);
    }
  });

  test('whoever tabs to its link sees the value, and no line over it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathTo('de', 'home'));
    await section(page).getByRole('link').focus();
    // A focus by script shows its ring after a key only.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(section(page).getByRole('link')).toBeFocused();
    await expect(section(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.figures-total')).toHaveCSS('opacity', '1');
    await expect(page.locator('.figures-choice')).toBeHidden();
  });

  test('on a phone the house stays in view until the value, which it does not cover', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathTo('de', 'home'));
    const house = page.locator('.figures-house');
    for (const source of fromRidgeToGround) {
      await page.locator(`.figures-line-${source}`).evaluate((line) => {
        const { top, height } = line.getBoundingClientRect();
        // Half a line above the height at which it begins to speak.
        scrollTo({ top: scrollY + top + height / 2 - innerHeight * 0.72, behavior: 'instant' });
      });
      await expect(house, source).toBeInViewport({ ratio: 1 });
      await expect.poll(() => litParts(section(page)), source).toEqual(partsOf(source));
    }
    const value = page.locator('.figures-total');
    await value.evaluate((total) => {
      const { bottom } = total.getBoundingClientRect();
      scrollTo({ top: scrollY + bottom - innerHeight + 90, behavior: 'instant' });
    });
    await expect(house).toBeInViewport({ ratio: 1 });
    expect(await obscuredBy(value, house)).toBe(false);
    await expect.poll(() => litParts(section(page))).toEqual(partsOf('life'));
  });
});

test.describe('without motion and without JavaScript', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, javaScriptEnabled: false });

  test('stands open, and each figure that is chosen by key lights its part', async ({ page }) => {
    await page.goto(pathTo('de', 'home'));
    const choice = section(page).getByRole('group', { name: texts.choose });
    await choice.getByRole('radio').first().focus();
    for (const { source, label, value } of texts.lines) {
      const figure = choice.getByRole('radio', { name: label });
      await expect(figure).toBeFocused();
      await expect(figure).toHaveAccessibleName(new RegExp(value.replaceAll(/\s/g, '\\s')));
      await expect.poll(() => litParts(section(page)), source).toEqual(partsOf(source));
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.locator('.figures-value')).toBeVisible();
  });

  test('on a small phone the house covers no figure that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(pathTo('de', 'home'));
    await section(page).getByRole('radio').first().focus();
    for (const { source } of texts.lines) {
      const figure = page.locator('.figures-row:has(:focus)');
      await expect(figure, source).toBeInViewport({ ratio: 1 });
      expect(await obscuredBy(figure, page.locator('.figures-house')), source).toBe(false);
      await page.keyboard.press('ArrowDown');
    }
  });
});

/** How far the chimney of the open house is from the hairline that ends at it, in pixels. */
const offHairline = async (page: Page) => {
  const house = await page.locator('.figures .layered-house').boundingBox();
  const line = await page.locator('.figures-line-life').boundingBox();
  if (house === null || line === null) throw new Error('Home has no house.');
  return Math.abs(house.y + house.height * 0.016 - line.y);
};

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    test(`each hairline ends at its layer (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo('de', 'home'));
      expect(await offHairline(page)).toBeLessThan(5);
    });
});

test('is accessible, half open and closed', async ({ page }) => {
  await page.goto(pathTo('en', 'home'));
  await goAlong(page, shares.living);
  await expectAccessible(page);
  await goAlong(page, 1);
  await expectAccessible(page);
});
