import type { Page } from '@playwright/test';
import { hotlineState } from '#common/hotline.ts';
import { draftStorageKey, languageKey } from '#common/ids.ts';
import { messageSentPath, pathTo } from '#common/routes.ts';
import { contentFor, folders } from '#site/content/load.ts';
import { formOn, sampleMessage } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

test('a link prerenders its page when it is hovered, not before', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose !== undefined) fetched.push(`${purpose} ${new URL(request.url()).pathname}`);
  });
  await page.goto(pathTo('de', 'home'));
  const { linkNames } = contentFor('de').common;
  await page.getByRole('link', { name: linkNames.institutional, exact: true }).first().hover();
  await expect.poll(() => fetched).toEqual([`prefetch;prerender ${pathTo('de', 'institutional')}`]);
});

/**
 * Opens an address as if prerendered. Playwright cannot activate a prerendered page in Chromium, so the two things that
 * our scripts see of it are faked: `document.prerendering`, and an IntersectionObserver that never fires.
 */
async function renderAhead(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true });
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        // Never calls back.
      }
    };
  });
  await page.goto(address);
}

test('a prerendered contact page hydrates its form', async ({ page }) => {
  await renderAhead(page, pathTo('de', 'contact'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

/** Shows a page that was opened by `renderAhead`. */
async function activate(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
}

/** Writes a message into the tab's draft, as the form on another page of the tab does. */
async function writeElsewhere(page: Page, draft: Partial<typeof sampleMessage>): Promise<void> {
  const store = ([key, value]: readonly [string, string]) => sessionStorage.setItem(key, value);
  await page.evaluate(store, [draftStorageKey, JSON.stringify({ ...draft, key: 'a' })] as const);
}

const storedDraft = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>,
    draftStorageKey,
  );

test.describe('a message that goes on while the other language is prerendered', () => {
  const { firstName, message } = sampleMessage;

  /** The contact page in English, prerendered when only a first name was typed on the German one. */
  async function prerenderWithFirstName(page: Page) {
    await page.goto(pathTo('de', 'imprint'));
    await writeElsewhere(page, { firstName });
    await renderAhead(page, pathTo('en', 'contact'));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    return formOn(page, 'en');
  }

  test('is there when that page is shown, and is not overwritten by the next key', async ({ page }) => {
    const { field } = await prerenderWithFirstName(page);
    await writeElsewhere(page, { firstName, message });
    await activate(page);
    await expect(field('message')).toHaveValue(message);
    await field('town').fill('Köln');
    await expect(field('message')).toHaveValue(message);
    expect(await storedDraft(page)).toMatchObject({ firstName, message, town: 'Köln', key: 'a' });
  });

  test('does not stand there as a draft once it was sent', async ({ page }) => {
    const { field } = await prerenderWithFirstName(page);
    await writeElsewhere(page, {});
    await activate(page);
    await expect(field('firstName')).toHaveValue('');
    await field('town').fill('Köln');
    expect(await storedDraft(page)).toMatchObject({ firstName: '', town: 'Köln' });
  });
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the hint of the other language stays away when it was dismissed meanwhile', async ({ page }) => {
    const hint = page.getByRole('complementary', { name: folders.en.languageHint.text });
    await page.goto(pathTo('de', 'imprint'));
    await expect(hint).toBeVisible();
    await renderAhead(page, pathTo('de', 'faq'));
    await page.evaluate(() => localStorage.setItem('language-hint', 'dismissed'));
    await activate(page);
    await expect(hint).toBeHidden();
  });
});

test('a typed address that was prerendered shows the language chosen meanwhile', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, localStorage.getItem(key) ?? 'en');
  }, languageKey);
  await renderAhead(page, pathTo('de', 'faq'));
  await page.evaluate((key) => localStorage.setItem(key, 'de'), languageKey);
  await activate(page);
  await expect(page).toHaveURL(pathTo('de', 'faq'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a prerendered page says of the hotline what holds when it is shown', async ({ page }) => {
  const open = new Date('2026-06-29T12:00+02:00');
  const closed = new Date('2026-06-29T23:00+02:00');
  expect(hotlineState(open).kind).toBe('open');
  await page.clock.setFixedTime(open);
  await renderAhead(page, pathTo('de', 'imprint'));
  const before = await page.locator('html').getAttribute('data-hotline');
  await page.clock.setFixedTime(closed);
  await activate(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-hotline', before ?? '');
});

test('the confirmation of a message erases no draft before it is shown', async ({ page }) => {
  await page.goto(pathTo('de', 'imprint'));
  await writeElsewhere(page, sampleMessage);
  await renderAhead(page, messageSentPath);
  expect(await storedDraft(page)).toMatchObject({ message: sampleMessage.message });
  await activate(page);
  expect(await storedDraft(page)).toEqual({});
});
