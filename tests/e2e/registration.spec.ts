import type { Page } from '@playwright/test';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const { common, registration } = contentFor('de');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const choice = (page: Page) => page.getByRole('dialog', { name: registration.title });
const scrollTo = (page: Page, selector: string, screens = 0) =>
  page.evaluate(
    ([target, ahead]) => {
      const { top = 0 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
      window.scrollTo({ top: top + scrollY + ahead * innerHeight, behavior: 'instant' });
    },
    [selector, screens] as const,
  );

/** The menu bar asks who registers, and leads there. */
async function expectChoice(page: Page, locale: Locale): Promise<void> {
  const { registration: texts } = contentFor(locale);
  await page.getByRole('banner').getByRole('button', { name: texts.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  for (const audience of ['client', 'valuer'] as const) {
    const link = dialog.getByRole('link', { name: texts.choices[audience].title });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', `https://app.bewertra.example/register/${audience}`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
}

visit('the menu bar asks who registers, and restores the focus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'trust'));
  await expectChoice(page, 'de');
  await page.mouse.click(200, 700);
  await expect(choice(page)).toBeHidden();
  const opener = page.getByRole('banner').getByRole('button', { name: registration.open, exact: true });
  await opener.press('Enter');
  await expect(choice(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

visit('the choice of who registers closes when the focus goes on behind it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(pathTo('en', 'trust'));
  const { registration: texts } = contentFor('en');
  const dialog = page.getByRole('dialog', { name: texts.title });
  await page.getByRole('banner').getByRole('button', { name: texts.open, exact: true }).press('Enter');
  await dialog.getByRole('link').last().focus();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('the menu bar asks who registers, and leads there', async ({ page }) => {
    await page.goto(pathTo('en', 'trust'));
    await expectChoice(page, 'en');
  });
});

visit('a phone in landscape shows the whole choice', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: registration.open, exact: true }).click();
  await expect(choice(page).getByRole('link', { name: common.menu.signIn })).toBeInViewport({ ratio: 1 });
  expect(await choice(page).evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
});

test.describe('the sticky call to action', () => {
  test.use({ viewport: phone });
  const bar = (page: Page) => page.getByRole('complementary', { name: registration.open, exact: true });

  visit('appears below the banner and disappears at the closing band', async ({ page }) => {
    await page.goto(pathTo('de', 'professional'));
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await scrollTo(page, 'body');
      await expect(bar(page)).toBeHidden();
      await scrollTo(page, 'main', 1.5);
      const call = bar(page).getByRole('link', { name: common.actions.becomePartner });
      await expect(call).toBeInViewport({ ratio: 1 });
      await scrollTo(page, '.closing');
      await expect(bar(page)).toBeHidden();
      await scrollTo(page, 'body > footer');
      await expect(bar(page)).toBeHidden();
    }
  });

  visit('opens the choice, never covers the focus, disappears at the footer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathTo('de', 'faq'));
    await scrollTo(page, 'main', 1);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const covered = () =>
        page.evaluate(() => {
          const lower = document.querySelector('.sticky-cta');
          const focused = document.activeElement;
          if (
            !lower ||
            !focused ||
            lower.contains(focused) ||
            !lower.checkVisibility({ visibilityProperty: true })
          )
            return '';
          const { bottom } = focused.getBoundingClientRect();
          return bottom > lower.getBoundingClientRect().top ? focused.textContent : '';
        });
      await expect.poll(covered).toBe('');
    }
    await scrollTo(page, 'main', 1.5);
    await bar(page).getByRole('button', { name: registration.open }).click();
    await expect(choice(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
    // The page stays where it is while the sheet is open.
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(phone.width / 2, 100);
    await page.mouse.wheel(0, 400);
    await choice(page).getByRole('link').last().hover();
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await scrollTo(page, 'body > footer');
    await expect(bar(page)).toBeHidden();
  });

  visit('is hidden in a short or wide window and beside the form', async ({ page }) => {
    for (const [path, width, height] of [
      [pathTo('de', 'faq'), 800, 360],
      [pathTo('de', 'faq'), 1024, 768],
      [pathTo('de', 'contact'), 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await scrollTo(page, 'main', 1.5);
      await expect(page.locator('.sticky-cta:visible')).toHaveCount(0);
    }
  });
});

visit('the closing band turns from day to night; with less motion it is night', async ({ page }) => {
  const layers = () =>
    page.evaluate(() => {
      const opacity = (selector: string) => {
        const layer = document.querySelector(selector);
        return layer?.checkVisibility() ? Number(getComputedStyle(layer).opacity) : 0;
      };
      return { day: opacity('.night-day'), lights: opacity('.night-lights') };
    });
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'home'));
  await expect.poll(layers).toEqual({ day: 1, lights: 0 });
  await scrollTo(page, '.closing');
  await expect.poll(layers).toEqual({ day: 0, lights: 1 });
  await scrollTo(page, 'body');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await layers()).toEqual({ day: 0, lights: 1 });
});
