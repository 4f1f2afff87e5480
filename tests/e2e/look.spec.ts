import type { Locator, Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pageKeys, pathTo } from '#common/routes.ts';
import { openInOurFont } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const computed = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/**
 * Titles that do not begin on their entry's first line, or have their text further below than a gap of 12 px: below the
 * longest title of the row.
 */
const gapsInLists = (page: Page) =>
  page.locator('main li:has(> h3 + div)').evaluateAll((entries) => {
    const titleOf = (entry: Element) => entry.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    /** Where the longest title ends of those that begin on one line. */
    const endOfTitles = (top: number) =>
      Math.max(
        ...entries
          .map(titleOf)
          .filter((title) => Math.abs(title.top - top) < 1)
          .map((title) => title.bottom),
      );
    return entries.flatMap((entry) => {
      const [title, text] = entry.children;
      if (!title || !text) return [];
      const { left, top } = titleOf(entry);
      const { borderTopWidth, paddingTop } = getComputedStyle(entry);
      const above = top - entry.getBoundingClientRect().top - Number.parseFloat(borderTopWidth);
      const isBeside = text.getBoundingClientRect().left > left;
      const below = isBeside ? 0 : text.getBoundingClientRect().top - endOfTitles(top);
      const isClose = Math.abs(above - Number.parseFloat(paddingTop)) < 1 && below <= 12;
      return isClose ? [] : [title.textContent];
    });
  });

test.use({ viewport: { width: 1920, height: 1000 } });

visit('headlines are in bold Poppins, 80 px at xl; colours and radii are the brand’s', async ({ page }) => {
  await page.goto(pathTo('de', 'home'));
  await page.evaluate(() => document.fonts.ready);
  const headline = page.getByRole('heading', { level: 1 });
  expect.soft(await computed(headline, 'font-size')).toBe('80px');
  expect.soft(await computed(headline, 'font-weight')).toBe('700');
  expect.soft(await computed(headline, 'font-family')).toMatch(/^"?Poppins/);
  expect.soft(await computed(page.locator('h2:not(.sr-only)').first(), 'font-weight')).toBe('700');
  expect.soft(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
  expect.soft(await computed(page.locator('body'), 'background-color')).toBe('rgb(242, 248, 249)');
  expect.soft(await computed(page.locator('body'), 'color')).toBe('rgb(98, 99, 100)');
  const signIn = page.getByRole('banner').locator('a[target=_blank]').first();
  expect.soft(await computed(signIn, 'border-top-left-radius')).toBe('6px');
  await page.goto(pathTo('en', 'faq'));
  const panel = page.locator('main details').first();
  expect.soft(await computed(panel, 'border-top-left-radius')).toBe('10px');
});

for (const key of ['home', 'institutional', 'lawyers', 'professional', 'platform', 'about'] as const)
  visit(`the headline of ${key} measures 80 px from 1536 px on (statement 263)`, async ({ page }) => {
    await page.setViewportSize({ width: 1536, height: 864 });
    await page.goto(pathTo('de', key));
    expect(await computed(page.getByRole('heading', { level: 1 }), 'font-size')).toBe('80px');
  });

for (const key of ['contact', 'faq', 'valuationGuide', 'trust', 'terms'] as const)
  visit(`the headline of ${key}, a page to use or to look things up in, measures 52 px`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    expect(await computed(page.getByRole('heading', { level: 1 }), 'font-size')).toBe('52px');
  });

for (const key of ['institutional', 'lawyers'] as const)
  visit(`the numbers of ${key} measure 72 px, each alone on its line`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    const numbers = page.locator('.numeral-number');
    await expect(numbers).toHaveCount(3);
    for (const number of await numbers.all()) expect(await computed(number, 'font-size')).toBe('72px');
    const tops = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  });

for (const key of ['home', 'institutional', 'lawyers', 'professional'] as const)
  visit(`neither titles nor texts of ${key}’s lists stand beside a gap`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    for (const width of [720, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await gapsInLists(page), `at ${width} px`).toEqual([]);
    }
  });

visit('the lines on who signs have room for forty characters beside the papers', async ({ page }) => {
  for (const width of [720, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('de', 'lawyers'));
    const line = page.locator('section:has(#signatory-title) dl > div').last();
    const columns = await line.evaluate((row) => row.getBoundingClientRect().width / innerWidth);
    expect(columns, `at ${width} px`).toBeGreaterThan(0.4);
    const lefts = await page
      .locator('section:has(#signatory-title) dl > div')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().left));
    expect(new Set(lefts).size, `at ${width} px`).toBe(1);
  }
});

visit('no model of a property is a thumbnail', async ({ page }) => {
  for (const width of [390, 600, 820, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('de', 'professional'));
    const widths = await page
      .locator('section:has(#properties-title) img')
      .evaluateAll((models) =>
        models.filter((model) => model.checkVisibility()).map((model) => model.getBoundingClientRect().width),
      );
    expect(
      widths.filter((wide) => wide < 250),
      `at ${width} px`,
    ).toEqual([]);
  }
});

/** Pictures narrower than 250 px that stand beside a headline; a report's sheets have their own measures. */
const smallPictures = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const headlines = [...main.querySelectorAll('h1, h2')].map((one) => one.getBoundingClientRect());
    return [...main.querySelectorAll('img')]
      .filter((picture) => picture.checkVisibility() && !picture.closest('.sheets'))
      .map((picture) => ({ name: picture.currentSrc, place: picture.getBoundingClientRect() }))
      .filter(({ place }) =>
        headlines.some((one) => one.height > 1 && one.top < place.bottom && one.bottom > place.top),
      )
      .filter(({ place }) => place.width < 250)
      .map(({ name, place }) => `${name}, ${Math.round(place.width)} px`);
  });

for (const locale of localeCodes)
  visit(`no picture of less than 250 px stands beside a headline, ${locale}`, async ({ page }) => {
    for (const key of pageKeys) {
      await page.goto(pathTo(locale, key));
      for (const width of [620, 820, 1024, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await smallPictures(page), `${key} at ${width} px`).toEqual([]);
      }
    }
  });

for (const key of ['faq', 'trust'] as const)
  visit(`none of the links to the parts of ${key} stands alone on the last line`, async ({ page }) => {
    for (const locale of localeCodes) {
      await page.goto(pathTo(locale, key));
      for (const width of [390, 500, 620, 820]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await page
          .locator('.chips > li')
          .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
        const last = tops.filter((top) => top === tops.at(-1));
        expect.soft(last.length, `${locale} at ${width} px: ${tops.join(', ')}`).toBeGreaterThan(1);
      }
    }
  });

visit('no sheet of the lawyers’ file ends far below what is on it', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(pathTo(locale, 'lawyers'));
    for (const width of [920, 1024, 1200, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      for (const matter of await page.locator('.matter-tab').all()) {
        await matter.click();
        const blank = await page
          .locator('article')
          .filter({ visible: true })
          .evaluate((sheet) => {
            const ends = [...sheet.querySelectorAll('p, li, dd, img')].map(
              (part) => part.getBoundingClientRect().bottom,
            );
            return Math.round(sheet.getBoundingClientRect().bottom - Math.max(...ends));
          });
        const where = `${await matter.innerText()} at ${width} px`;
        expect.soft(blank, where).toBeLessThan(120);
      }
    }
  }
});

visit('running text measures 18 px on lines of 29', async ({ page }) => {
  await page.goto(pathTo('de', 'about'));
  const text = page.locator('#vision p').last();
  expect(await computed(text, 'font-size')).toBe('18px');
  expect(Math.round(Number.parseFloat(await computed(text, 'line-height')))).toBe(29);
});

test.describe('with the fallback font', () => {
  test.use({ tolerated: [/woff2|ERR_FAILED/] });

  test('text is as wide and as high as with Poppins, and a headline is bold', async ({ page }) => {
    const sizes = () =>
      page.evaluate(() =>
        ['h1', 'h2', 'main p'].map((selector) => {
          const element = document.querySelector<HTMLElement>(selector);
          if (element === null) throw new Error(`no ${selector}`);
          element.style.cssText = 'display: inline-block; width: max-content';
          return { width: element.offsetWidth, height: element.offsetHeight };
        }),
      );
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    const others = await sizes();
    const faces = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ weight }) => weight),
      );
    expect(await faces()).toEqual(['400', '600 700']);
    await page.unroute('**/*.woff2');
    await openInOurFont(page, '/');
    const ours = await sizes();
    for (const [index, { width, height }] of ours.entries()) {
      expect(others[index]?.width).not.toBe(width);
      expect(Math.abs((others[index]?.width ?? 0) / width - 1)).toBeLessThan(0.04);
      expect(Math.abs((others[index]?.height ?? 0) - height)).toBeLessThanOrEqual(1);
    }
  });
});

/** Widths of everything in the main part but what fills the window. */
const widthsIn = (page: Page) =>
  page
    .locator('main :is(h1, h2, div, section, form, dl, ol, ul)')
    .evaluateAll((parts) =>
      parts
        .map((part) => Math.round(part.getBoundingClientRect().width))
        .filter((width) => width < innerWidth),
    );

visit('a page is at most 1700 px wide in a window of 2200 px', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 1000 });
  await page.goto(pathTo('de', 'institutional'));
  expect(Math.max(...(await widthsIn(page)))).toBe(1700);
});

visit('the contact page is 1800 px wide in a window of 2200 px (statement 247)', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 1000 });
  await page.goto(pathTo('de', 'contact'));
  expect(Math.max(...(await widthsIn(page)))).toBe(1800);
});
