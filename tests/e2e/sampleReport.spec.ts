import type { Page } from '@playwright/test';
import { sheetsId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { sheetKeys } from '#site/content/samples/report/document.ts';
import { sources } from '#site/content/samples/report/rows.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';
import { spaceOut } from './support/reading.ts';
import { litParts, obscuredBy, partsOf } from './support/house.ts';
import { visit } from './support/visit.ts';

const german = pathTo('de', 'sampleReport');
const english = pathTo('en', 'sampleReport');

visit('the sample report prints as six A4 sheets, as a fan and from its dialog', async ({ page }) => {
  for (const address of [german, `${german}#sheet-plans`, english]) {
    await page.goto(address);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type\s*\/Page\b/g), address).toHaveLength(sheetKeys.length);
    const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
    expect(boxes.length).toBeGreaterThan(0);
    for (const [, width, height] of boxes) {
      expect(Number(width)).toBeCloseTo((210 / 25.4) * 72, -1);
      expect(Number(height)).toBeCloseTo((297 / 25.4) * 72, -1);
    }
  }
});

visit('what scrolls in the reading view is no stop of the Tab key', async ({ page }) => {
  await page.goto(`${pathTo('en', 'sampleReport')}#sheet-cover`);
  const scrollers = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight)
      .map((element) => element.getAttribute('tabindex')),
  );
  expect(scrollers).toEqual(['-1']);
});

test('a button of the dialog prints it, where a script can', async ({ page, browser }) => {
  const { reading } = contentFor('de').sampleReport;
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.goto(`${german}#sheet-cover`);
  await page.getByRole('button', { name: reading.print }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL(`${german}#sheet-cover`, page.url()).href);
  await expect(plain.getByRole('link', { name: reading.close })).toBeVisible();
  await expect(plain.getByRole('button', { name: reading.print })).toBeHidden();
  await plain.close();
});

test('its button opens the dialog; Escape closes it and restores the focus', async ({ page }) => {
  const { open, reading } = contentFor('de').sampleReport;
  await page.goto(german);
  const button = page.getByRole('link', { name: open });
  await button.click();
  const view = page.getByRole('dialog', { name: reading.title });
  await expect(view).toBeVisible();
  await expect(page.locator('#sheet-cover')).toBeFocused();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(button).toBeFocused();
});

test('paging in the dialog adds one history entry, and Back closes the dialog', async ({ page }) => {
  const { reading, enlarge } = contentFor('en').sampleReport;
  await page.goto(english);
  const view = page.getByRole('dialog', { name: reading.title });
  await page.getByRole('link', { name: enlarge.cover }).press('Enter');
  await expect(view).toBeVisible();
  await view.getByRole('navigation').getByRole('link').last().click();
  await expect(page.locator('#sheet-result')).toBeFocused();
  await page.goBack();
  await expect(view).toBeHidden();
  await page.goForward();
  await expect(view).toBeVisible();
  await view.getByRole('link', { name: reading.close }).click();
  await expect(view).toBeHidden();
});

test('the bar of the reading view marks the page one has gone or scrolled to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { reading } = contentFor('de').sampleReport;
  await page.goto(`${german}#sheet-plans`);
  const pages = page.getByRole('navigation', { name: reading.pages });
  const current = pages.locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', '#sheet-plans');
  await page.locator('#sheet-methods').evaluate((sheet) => sheet.scrollIntoView({ block: 'start' }));
  await expect(current).toHaveAttribute('href', '#sheet-methods');
  await pages.getByRole('link').first().click();
  await expect(current).toHaveAttribute('href', '#sheet-cover');
  await expect(current).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a figure that is chosen or hovered highlights and names its sources', async ({ page }) => {
    const { calculation } = contentFor('de').sampleReport;
    await page.goto(german);
    const lit = () => litParts(page.locator('.calculation'));
    const says = page.locator('.calculation-source');
    const figure = (source: string) =>
      page.getByRole('radio', { name: calculation.rows.find((row) => row.source === source)?.label ?? '' });
    await figure(sources[0]).focus();
    for (const source of sources) {
      await expect(figure(source)).toBeFocused();
      await expect.poll(lit, source).toEqual(partsOf(source));
      await expect(says.filter({ visible: true })).toHaveText(calculation.sources[source]);
      await expect(figure(source)).toHaveAccessibleDescription(calculation.sources[source]);
      await page.keyboard.press('ArrowDown');
    }
    await figure('practice').hover();
    await expect.poll(lit).toEqual(partsOf('practice'));
  });

  test('on a small phone the house covers no figure that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(german);
    await page.getByRole('radio').first().focus();
    for (const source of sources) {
      const figure = page.locator('label:has(:focus)');
      await expect(figure, source).toBeInViewport({ ratio: 1 });
      expect(await obscuredBy(figure, page.locator('.calculation-model')), source).toBe(false);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    // The page follows the focus in a moment of its own.
    const figure = page.locator('label:has(:focus)');
    await expect.poll(() => obscuredBy(figure, page.locator('.calculation-model'))).toBe(false);
  });

  test('the sample report opens at a page by its address, and closes', async ({ page }) => {
    await page.goto(`${german}#sheet-methods`);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('#sheet-methods')).toBeInViewport();
    await page.getByRole('link', { name: contentFor('de').sampleReport.reading.close }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

/** Pages of the report, and the bar above them, whose content overflows. */
const overflowing = (page: Page) =>
  page
    .locator(`#${sheetsId} :is(.sheet-paper, div:has(> nav))`)
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
        .map((box) => `${box.parentElement?.id}: ${box.scrollWidth} × ${box.scrollHeight}`),
    );

for (const locale of localeCodes)
  visit(`no content overflows a page, as a fan or in the dialog (${locale})`, async ({ page }) => {
    for (const target of ['', '#sheet-cover']) {
      await page.goto(pathTo(locale, 'sampleReport') + target);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflowing(page), `${width} px, ${target}`).toEqual([]);
      }
    }
  });

for (const locale of localeCodes)
  visit(
    `with forced colours the ground of the value hides no letter of its label (${locale})`,
    async ({ page }) => {
      const { result } = contentFor(locale).sampleReport.calculation;
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(pathTo(locale, 'sampleReport'));
      for (const width of [390, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const hidden = await page
          .getByText(result.label)
          .locator('..')
          .evaluate((result) => {
            const [label, value] = [...result.querySelectorAll('b')].map((part) => {
              const text = document.createRange();
              text.selectNodeContents(part);
              return text.getBoundingClientRect();
            });
            if (!label || !value) throw new Error('no result');
            return value.left < label.right ? label.bottom - value.top : 0;
          });
        expect.soft(hidden, `${width} px`).toBeLessThanOrEqual(1);
      }
    },
  );

for (const locale of localeCodes)
  visit(`in a low window a figure is seen with its source (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'sampleReport'));
    for (const [width, height] of [
      [1200, 640],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const source of sources) {
        const figure = page.locator(`label:has([value=${source}])`);
        await figure.click();
        await figure.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect.soft(figure).toBeInViewport({ ratio: 1 });
        await expect
          .soft(page.locator(`#source-${source}`), `${source}, ${width} px`)
          .toBeInViewport({ ratio: 1 });
      }
    }
  });

/** Texts of maps, plans and scales, with the size they are seen in, in px. */
const drawnTexts = (page: Page) =>
  page.locator(`#${sheetsId} .sheet-paper svg text`).evaluateAll((texts) =>
    texts.map((text) => {
      const { a, b } = (text as SVGTextElement).getScreenCTM() ?? new DOMMatrix();
      return { text: text.textContent, size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) };
    }),
  );

for (const locale of localeCodes)
  visit(
    `on a phone one can read what is written into maps and plans, to their edges (${locale})`,
    async ({ page }) => {
      await page.goto(`${pathTo(locale, 'sampleReport')}#sheet-plans`);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const texts = await drawnTexts(page);
        expect(texts.length).toBeGreaterThan(40);
        const tooSmall = texts.filter(({ size }) => size < 12);
        expect.soft(tooSmall, `${width} px`).toEqual([]);
        for (const drawing of await page.locator('.drawing').all()) {
          await drawing.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
          const right = (of: string) =>
            drawing.locator(of).evaluate((element) => element.getBoundingClientRect().right);
          expect.soft(await right('img')).toBeLessThanOrEqual(width);
          expect.soft(await right('img')).toBeCloseTo(await right('svg'));
        }
      }
      await expectAccessible(page);
    },
  );

for (const locale of localeCodes)
  visit(`a page that is read holds its text spaced out (WCAG 1.4.12, ${locale})`, async ({ page }) => {
    await page.goto(`${pathTo(locale, 'sampleReport')}#sheet-methods`);
    await spaceOut(page);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowing(page), `${width} px`).toEqual([]);
    }
  });
