import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { printedSheetId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { lawyerCases, type LawyerCase } from '#site/content/types/lawyers.ts';
import { contrastOfBanner } from './support/contrast.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };
const desktop = { width: 1440, height: 900 };

const sheet = (page: Page, name: LawyerCase) => page.locator(`#sheet-${name}`);

/** Below which edge of the page each of these ends, in pixels. */
const bottoms = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().bottom + window.scrollY),
    );

/** How far two screenshots of one size are apart: of each channel of each pixel, on average. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const apart = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(apart).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of localeCodes) {
  const { lawyers } = contentFor(locale);
  const path = pathTo(locale, 'lawyers');

  for (const viewport of [phone, laptop]) {
    test(`the first screen has headline, parcel and button (${locale}, ${viewport.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      for (const place of ['h1', 'main a[href*="/register/client"]'])
        expect((await bottoms(page, place))[0]).toBeLessThanOrEqual(viewport.height);
      // The parcel lies at 60 % and 55 % of the map.
      const drawing = viewport === phone ? '.map-detail svg' : '.map-ground img';
      await expect(page.locator(drawing)).toBeVisible();
      const box = await page.locator('.map-ground').boundingBox();
      const parcel = {
        x: (box?.x ?? NaN) + 0.6 * (box?.width ?? NaN),
        y: (box?.y ?? NaN) + 0.6 * (box?.height ?? NaN),
      };
      expect(parcel.x).toBeGreaterThan(0);
      expect(parcel.x).toBeLessThan(viewport.width);
      expect(parcel.y).toBeLessThan(viewport.height);
      const headline = await page.locator('h1').boundingBox();
      const beside = parcel.x - 40 > (headline?.x ?? NaN) + (headline?.width ?? NaN);
      const below = parcel.y - 60 > (headline?.y ?? NaN) + (headline?.height ?? NaN);
      expect(beside || below).toBe(true);
    });
  }

  test(`the banner's words keep their contrast with the map behind them (${locale})`, async ({ page }) => {
    for (const viewport of [{ width: 900, height: 900 }, { width: 1200, height: 800 }, laptop]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.locator('.map-ground img').evaluate((image: HTMLImageElement) => image.decode());
      const lines = await contrastOfBanner(page);
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.filter(({ large, contrast }) => contrast < (large ? 3 : 4.5))).toEqual([]);
    }
  });

  test(`a register brings its sheet to the top, with the keyboard too (${locale})`, async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      for (const name of lawyerCases) {
        await page.locator(`label:has(#case-${name})`).click();
        for (const other of lawyerCases)
          await expect(sheet(page, other)).toBeVisible({ visible: other === name });
      }
      await page.keyboard.press('ArrowLeft');
      await expect(sheet(page, 'insolvency')).toBeVisible();
      await expect(sheet(page, 'tax')).toBeHidden();
      await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
        new RegExp(`^${lawyers.solution.cases.insolvency.register.name}`),
      );
    }
  });

  test(`on a phone the pages of a sheet are turned, with the keyboard too (${locale})`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const { labels } = lawyers.solution;
    for (const name of lawyerCases) {
      await page.locator(`label:has(#case-${name})`).click();
      for (const label of [labels.pitfalls, labels.documents]) {
        const heading = sheet(page, name).getByRole('heading', { name: label });
        await expect(heading).not.toBeInViewport({ ratio: 1 });
        await sheet(page, name).getByRole('link', { name: label }).press('Enter');
        await expect(heading).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test(`on paper every sheet is there, in order (${locale})`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const name of lawyerCases) await expect(sheet(page, name)).toBeVisible();
    const ends = await bottoms(page, '.file-sheet');
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(new Set(ends).size).toBe(lawyerCases.length);
  });

  test(`the list of documents is ticked off, and printed on a page of its own (${locale})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = '';
      };
    });
    await page.goto(path);
    const box = page.getByRole('checkbox', { name: lawyers.checklist.groups[0]?.items[0] ?? '' });
    await box.check();
    await expect(box).toBeChecked();

    await page.getByRole('link', { name: lawyers.checklist.print.action }).click();
    await expect(page).toHaveURL(new RegExp(`#${printedSheetId}$`));
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await expect(page.getByText(lawyers.checklist.print.hint)).toBeVisible();
    expect(await sheetsOfPaper(page)).toBe(1);

    await page.getByRole('link', { name: lawyers.checklist.print.back }).click();
    await expect(page.getByText(lawyers.checklist.print.hint)).toBeHidden();
    expect(await sheetsOfPaper(page)).toBeGreaterThan(2);
  });

  test(`on a desktop the next button is never further than two and a half screens (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const places = await bottoms(page, 'main a[href*="/register/client"]');
    expect(places.length).toBeGreaterThan(3);
    for (const [index, place] of places.entries())
      expect.soft((place - (places[index - 1] ?? 0)) / desktop.height).toBeLessThanOrEqual(2.5);
  });
}

test('the map is asked for before the page has been read', async ({ page }) => {
  await page.goto(pathTo('de', 'lawyers'));
  const map = await page.locator('.map-ground img').getAttribute('src');
  await expect(page.locator(`head link[rel=preload][as=image][href="${map}"]`)).toBeAttached();
});

test('a phone shows its part of the map with the page, where the whole map has it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.setViewportSize(phone);
  await page.goto(pathTo('de', 'lawyers'), { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => url.includes('cadastral-map'))).toEqual([]);
  const place = (selector: string) => page.locator(selector).screenshot({ animations: 'disabled' });
  const detail = await place('.town-map');
  await page.locator('.map-detail').evaluate((element: HTMLElement) => {
    element.style.display = 'none';
  });
  const without = await place('.town-map');
  await page.locator('.map-ground img').evaluate((image: HTMLImageElement) => {
    image.style.display = 'block';
    return image.decode();
  });
  const whole = await place('.town-map');
  // The hatching of houses begins elsewhere in each drawing.
  expect(await difference(detail, whole)).toBeLessThan(0.1 * (await difference(without, whole)));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('registers, list and secrecy work', async ({ page }) => {
    const { lawyers } = contentFor('de');
    await page.goto(pathTo('de', 'lawyers'));
    await page.locator('label:has(#case-tax)').click();
    await expect(sheet(page, 'tax')).toBeVisible();
    await page.getByRole('link', { name: lawyers.checklist.print.action }).click();
    await expect(page.getByText(lawyers.checklist.print.hint)).toBeVisible();
    await page.getByRole('heading', { name: lawyers.secrecy.settle.title }).click();
    await expect(page.getByText(lawyers.secrecy.settle.points[0]?.text ?? '')).toBeVisible();
  });
});

/** How many sheets of paper the page would take. */
async function sheetsOfPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
