import type { Locator, Page } from '@playwright/test';
import { contentId } from '#common/ids.ts';
import { pathTo, routes, type PageKey } from '#common/routes.ts';
import { contentFor, folders } from '#site/content/load.ts';
import { siteAddress } from './support/environment.ts';
import { expect, test } from './support/test.ts';

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const { languageHint } = folders.en;
const offer = (page: Page) => page.getByRole('complementary', { name: languageHint.text });

function switcher(page: Page, locale: 'de' | 'en') {
  const label = contentFor(locale).common.menu.language;
  return page.getByRole('banner').getByRole('list', { name: label });
}

/**
 * Links that something else lies over in the middle of their first line: each near the window's lower edge, where it
 * gets the focus as for somebody who goes down the page by the keyboard, or all at the page's end.
 */
const covered = (links: Locator, where: 'focused at the edge' | 'at the end') =>
  links.evaluateAll(async (all: HTMLElement[], place) => {
    // What comes and goes with scrolling does so in the next frame.
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found: string[] = [];
    scrollTo(0, document.body.scrollHeight);
    await drawn();
    for (const link of all) {
      if (place === 'focused at the edge') {
        // Not in the gap below what lies there.
        scrollTo(0, scrollY + link.getBoundingClientRect().bottom - innerHeight + 40);
        link.focus();
        await drawn();
      }
      const [{ left, top, width, height } = new DOMRect()] = link.getClientRects();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!link.contains(seen)) found.push(link.textContent);
    }
    return found;
  }, where);

test('the switch leads to the same section, and nothing else stores a language', async ({ page }) => {
  await page.goto(pathTo('de', 'professional', 'service_fees'));
  await expect(offer(page)).toBeHidden();
  expect(await storedLanguage(page)).toBeNull();
  await switcher(page, 'de').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(pathTo('en', 'professional', 'service_fees'));
  expect(await storedLanguage(page)).toBe('en');

  await switcher(page, 'en').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(pathTo('de', 'professional', 'service_fees'));
  expect(await storedLanguage(page)).toBe('de');
});

test('with English stored, a German address redirects, with query and fragment', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  for (const path of ['/', '/institutional/pricing'] as const) {
    await page.goto(`${path}?a=1#${contentId}`);
    await expect(page).toHaveURL(`/en${path === '/' ? '' : path}?a=1#${contentId}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('with English stored, "DE" in a new tab shows German, and so do later pages', async ({ page }) => {
  await page.goto('/en/faq');
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await expect(page, 'an English address never redirects').toHaveURL('/en/faq');

  await page.evaluate(() => localStorage.setItem('language', 'en'));
  const opened = page.context().waitForEvent('page');
  await switcher(page, 'en').getByRole('link', { name: 'Deutsch' }).click({ button: 'middle' });
  const german = await opened;
  const { common, faq } = contentFor('de');
  await expect(german.getByRole('heading', { level: 1 })).toHaveText(faq.header.title);
  await expect(german).toHaveURL('/faq');
  await german.getByRole('contentinfo').getByRole('link', { name: common.linkNames.imprint }).click();
  await expect(german).toHaveURL(pathTo('de', 'imprint'));
});

test.describe('a visitor whose browser prefers English', () => {
  // At once, so that a link is where it belongs when it has the focus.
  test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

  test('is offered the English page once, as the second tab stop', async ({ page }) => {
    await page.goto('/faq');
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: languageHint.action });
    await expect(link).toBeFocused();
    await expect(link).toHaveJSProperty('href', `${siteAddress}/en/faq`);
    await offer(page).getByRole('button', { name: languageHint.dismiss }).click();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(offer(page)).toBeHidden();
  });

  test('reaches on a small phone what the offer lies over, by scrolling a little or by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    let liedBelow = 0;
    for (const key of Object.keys(routes) as PageKey[]) {
      await page.goto(pathTo('de', key));
      await expect(offer(page)).toBeVisible();
      const box = (await page.locator('.language-hint-box').boundingBox()) ?? { y: 0, height: 0 };
      const found = await page.locator('main a:visible').evaluateAll(async (all: HTMLElement[], box) => {
        const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const isCovered = (link: Element) => {
          const [{ left, top, width, height } = new DOMRect()] = link.getClientRects();
          return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        };
        const below = all.filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top < box.y + box.height && bottom > box.y;
        });
        const hidden: string[] = [];
        for (const link of below) {
          link.focus();
          await drawn();
          if (isCovered(link)) hidden.push(`${link.textContent}, focused`);
          scrollTo(0, 100);
          await drawn();
          if (isCovered(link)) hidden.push(link.textContent);
          scrollTo(0, 0);
          await drawn();
        }
        return { below: below.length, hidden };
      }, box);
      liedBelow += found.below;
      expect.soft(found.hidden, key).toEqual([]);
    }
    expect(liedBelow).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 100));
    await expect(page.getByRole('link', { name: languageHint.action })).toBeHidden();
  });

  test('finds no text or control of a first screen below the offer, from 600 px on', async ({ page }) => {
    const windows = [
      { width: 600, height: 900 },
      { width: 820, height: 1180 },
      { width: 1024, height: 768 },
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
    ];
    for (const key of Object.keys(routes) as PageKey[]) {
      await page.goto(pathTo('de', key));
      for (const window of windows) {
        await page.setViewportSize(window);
        await expect(offer(page)).toBeVisible();
        const covered = await page.locator('main').evaluate((main) => {
          const box = document.querySelector('.language-hint-box')?.getBoundingClientRect() ?? new DOMRect();
          const isCovered = ({ left, right, top, bottom }: DOMRect) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          /** Where an element's words are: its own box is as wide as its column. */
          const wordsOf = (element: Element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { top } = element.getBoundingClientRect();
            // A line of a headline is less high than its type's own measure.
            return [...range.getClientRects()].map(
              ({ x, y, width, bottom }) => new DOMRect(x, Math.max(y, top), width, bottom - Math.max(y, top)),
            );
          };
          const seen = (what: string) =>
            [...main.querySelectorAll(what)].filter((element) => element.checkVisibility());
          const texts = seen('h1, p, li, dt, dd, label').filter((element) =>
            wordsOf(element).some(isCovered),
          );
          const controls = seen('a, button, input').filter((element) =>
            isCovered(element.getBoundingClientRect()),
          );
          return [...texts, ...controls].map((element) => element.textContent);
        });
        expect.soft(covered, `${key} at ${window.width} px`).toEqual([]);
      }
    }
  });

  test('finds no link covered by the offer; following it stores the language', async ({ page }) => {
    await page.goto('/trust');
    await expect(offer(page)).toBeVisible();
    const links = page.locator('main a:visible, footer a:visible');
    const legal = page.getByRole('list', { name: contentFor('de').common.footer.legal });
    for (const [width, height] of [
      [390, 800],
      [600, 800],
      [1440, 900],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await links.count()).toBeGreaterThan(20);
      const found = {
        focused: await covered(links, 'focused at the edge'),
        legal: await covered(legal.getByRole('link'), 'at the end'),
      };
      expect.soft(found, `${width} × ${height} px`).toEqual({ focused: [], legal: [] });
    }
    await page.getByRole('link', { name: languageHint.action }).click();
    await expect(page).toHaveURL('/en/trust');
    expect(await storedLanguage(page)).toBe('en');
  });
});
