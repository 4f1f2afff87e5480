import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { printedChecklistId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { matterKeys, type Matter } from '#site/content/types/lawyers.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

const matterPage = (page: Page, name: Matter) => page.locator(`#matter-page-${name}`);

/** How many sheets of paper the page would take. */
async function sheetsOfPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** How far two screenshots of one size are apart: of each channel of each pixel, on average. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const apart = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(apart).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

/** The parcel is in the window, and no word of the headline lies over it. */
async function expectParcelInSight(page: Page, viewport: typeof phone): Promise<void> {
  const drawing = viewport === phone ? '.map-detail svg' : '.map-ground img';
  await expect(page.locator(drawing)).toBeVisible();
  const headline = await page.locator('h1').boundingBox();
  // Drawing and label have a ground each, of the same place and size.
  const map = await page.locator('.map-ground').first().boundingBox();
  if (!map || !headline) throw new Error('no map, or no headline');
  // It lies at 60 % and 55 % of the map.
  const parcel = { x: map.x + 0.6 * map.width, y: map.y + 0.6 * map.height };
  expect.soft(parcel.x).toBeGreaterThan(0);
  expect.soft(parcel.x).toBeLessThan(viewport.width);
  expect.soft(parcel.y).toBeLessThan(viewport.height);
  const beside = parcel.x - 40 > headline.x + headline.width;
  const below = parcel.y - 60 > headline.y + headline.height;
  expect.soft(beside || below, 'headline beside or above the parcel').toBe(true);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of localeCodes)
  visit(`on a tablet each sheet's documents stand right below its plan (${locale})`, async ({ page }) => {
    const { documents } = contentFor(locale).lawyers.solution.labels;
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(pathTo(locale, 'lawyers'));
    for (const matter of matterKeys) {
      await page.locator(`label:has(#matter-${matter})`).click();
      const plan = await matterPage(page, matter).locator('img').boundingBox();
      const below = await matterPage(page, matter).getByRole('heading', { name: documents }).boundingBox();
      if (!plan || !below) throw new Error(`${matter}: no plan, or no documents`);
      expect.soft(below.y - plan.y - plan.height, matter).toBeLessThan(120);
    }
  });

/** Where the last part of either column ends, of those above what is as wide as both. */
const columnEnds = (parts: { x: number; width: number; end: number }[], middle: number) => {
  const ofBoth = parts.filter(({ x, width }) => x > middle || x + width < middle);
  return ['left', 'right'].map((side) =>
    Math.max(...ofBoth.filter(({ x }) => x > middle === (side === 'right')).map(({ end }) => end)),
  );
};

for (const locale of localeCodes)
  visit(`on tablets both columns of a sheet end together (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'lawyers'));
    for (const width of [820, 1024]) {
      await page.setViewportSize({ width, height: 1180 });
      for (const matter of matterKeys) {
        await page.locator(`label:has(#matter-${matter})`).click();
        // What a part holds, not the part, which may be as high as its row.
        const parts = await matterPage(page, matter)
          .locator('.matter-parts > *')
          .evaluateAll((all) =>
            all.map((part) => {
              const { x, width } = part.getBoundingClientRect();
              return { x, width, end: part.lastElementChild?.getBoundingClientRect().bottom ?? 0 };
            }),
          );
        const [left = 0, right = 0] = columnEnds(parts, width / 2);
        expect.soft(Math.abs(left - right), `${matter} at ${width} px`).toBeLessThan(130);
      }
    }
  });

for (const locale of localeCodes)
  visit(`the lawyers' first screen shows headline, parcel and button (${locale})`, async ({ page }) => {
    await page.setViewportSize(laptop);
    await page.goto(pathTo(locale, 'lawyers'));
    for (const viewport of [laptop, phone]) {
      await page.setViewportSize(viewport);
      await expectParcelInSight(page, viewport);
      for (const place of ['h1', 'main a[href*="/register/client"]'])
        await expect.soft(page.locator(place).first()).toBeInViewport({ ratio: 1 });
    }
  });

test('the checklist can be ticked, and prints on a page of its own', async ({ page }) => {
  const { checklist } = contentFor('en').lawyers;
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.goto(pathTo('en', 'lawyers'));
  const box = page.getByRole('checkbox', { name: checklist.groups[0]?.items[0] ?? '' });
  await box.check();
  await expect(box).toBeChecked();

  await page.getByRole('link', { name: checklist.print.action }).click();
  await expect(page).toHaveURL(new RegExp(`#${printedChecklistId}$`));
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await expect(page.getByText(checklist.print.hint)).toBeVisible();
  expect(await sheetsOfPaper(page)).toBe(1);

  await page.getByRole('link', { name: checklist.print.back }).click();
  await expect(page.getByText(checklist.print.hint)).toBeHidden();
  expect(await sheetsOfPaper(page)).toBeGreaterThan(2);
});

visit(
  'the checklist opens group by group on a phone, and is whole on a tablet and on paper',
  async ({ page }) => {
    const { groups } = contentFor('de').lawyers.checklist;
    const sizes = groups.map(({ items }) => items.length);
    const sum = (some: number[]) => some.reduce((all, one) => all + one, 0);
    const sheet = page.locator(`#${printedChecklistId}`);
    const shown = sheet.getByRole('checkbox').filter({ visible: true });
    const second = sheet.locator('summary').nth(1);
    await page.setViewportSize(phone);
    await page.goto(pathTo('de', 'lawyers'));
    await expect(shown).toHaveCount(sum(sizes.slice(0, 1)));
    await second.click();
    await expect(shown).toHaveCount(sum(sizes.slice(0, 2)));
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(sum(sizes));
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(shown).toHaveCount(sum(sizes));
    await expect(second).toBeHidden();
  },
);

for (const locale of localeCodes)
  visit(`on a phone the parcel's label stands below 200 px of map (${locale})`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(pathTo(locale, 'lawyers'));
    const map = await page.locator('.town-map').boundingBox();
    const label = await page.locator('.map-tag').boundingBox();
    if (!map || !label) throw new Error('no map, or no label');
    expect.soft(label.y - map.y).toBeGreaterThanOrEqual(200);
    expect.soft(label.y + label.height).toBeLessThanOrEqual(phone.height);
    expect.soft(label.x).toBeGreaterThanOrEqual(0);
    expect.soft(label.x + label.width).toBeLessThanOrEqual(phone.width);
  });

test('a phone shows a detail of the map at the same place, without loading the map', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.setViewportSize(phone);
  await page.goto(pathTo('de', 'lawyers'));
  const place = () => page.locator('.town-map').screenshot({ animations: 'disabled' });
  const detail = await place();
  expect(loaded.filter((url) => url.includes('cadastral-map'))).toEqual([]);
  await page.locator('.map-detail').evaluate((element: HTMLElement) => {
    element.style.display = 'none';
  });
  const without = await place();
  await page.locator('.map-ground img').evaluate((image: HTMLImageElement) => {
    image.style.display = 'block';
    return image.decode();
  });
  const whole = await place();
  // The hatching of houses begins elsewhere in each drawing.
  expect(await difference(detail, whole)).toBeLessThan(0.1 * (await difference(without, whole)));
});

visit('who changes the sheet while the tabs are pinned begins the new one at its head', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(pathTo('de', 'lawyers', 'our_solution'));
  const tabs = page.locator('.matter-tabs');
  for (const [from, to] of [
    ['estate', 'tax'],
    ['tax', 'insolvency'],
  ] as const) {
    await page.locator(`label:has(#matter-${from})`).click();
    await matterPage(page, from).evaluate((sheet) => {
      const { top, height } = sheet.getBoundingClientRect();
      scrollBy({ top: top + height / 2, behavior: 'instant' });
    });
    await page.locator(`label:has(#matter-${to})`).click();
    const below = await tabs.evaluate((list) => list.getBoundingClientRect().bottom);
    const head = await matterPage(page, to).evaluate((sheet) => sheet.getBoundingClientRect().top);
    expect(Math.abs(head - below), to).toBeLessThanOrEqual(2);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tab shows its sheet on top, and print shows every sheet', async ({ page }) => {
    const { solution, questions } = contentFor('de').lawyers;
    await page.goto(pathTo('de', 'lawyers'));
    for (const viewport of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(viewport);
      for (const name of matterKeys) {
        await page.locator(`label:has(#matter-${name})`).click();
        for (const other of matterKeys)
          await expect(matterPage(page, other)).toBeVisible({ visible: other === name });
      }
      await page.getByRole('radio', { checked: true }).press('ArrowLeft');
      await expect(matterPage(page, 'insolvency')).toBeVisible();
      await expect(matterPage(page, 'tax')).toBeHidden();
      const name = solution.matters.insolvency.register.name.replace('\u00ad', '');
      await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${name}`));
    }

    const question = questions.items[0] ?? { title: '', text: '' };
    await page.getByRole('heading', { name: question.title }).click();
    await expect(page.getByText(question.text)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const name of matterKeys) await expect(matterPage(page, name)).toBeVisible();
    const ends = await page
      .locator('article')
      .evaluateAll((sheets) => sheets.map((one) => one.getBoundingClientRect().bottom));
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(new Set(ends).size).toBe(matterKeys.length);
  });
});
