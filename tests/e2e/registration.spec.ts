import type { Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { registration, common } = contentFor('de');

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: registration.open, exact: true });
const choice = (page: Page) => page.getByRole('dialog', { name: registration.title });

test.describe('the menu bar', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
      test.use({ javaScriptEnabled });

      for (const locale of localeCodes) {
        test(`asks who registers, and leads there (${locale})`, async ({ page }) => {
          const { registration: texts } = contentFor(locale);
          await page.goto(pathTo(locale, 'trust'));
          await page.getByRole('banner').getByRole('button', { name: texts.open, exact: true }).click();
          const dialog = page.getByRole('dialog', { name: texts.title });
          for (const audience of ['client', 'valuer'] as const) {
            const link = dialog.getByRole('link', { name: texts.choices[audience].title });
            await expect(link).toBeInViewport({ ratio: 1 });
            await expect(link).toHaveAttribute('href', `https://app.bewertra.example/register/${audience}`);
            await expect(link).toHaveAttribute('target', '_blank');
          }
        });
      }
    });
  }

  test('by the keyboard: the choice takes the focus, closes with Escape and gives it back', async ({
    page,
  }) => {
    await page.goto('/');
    await opener(page).press('Enter');
    await expect(choice(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(choice(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('a click beside the choice closes it', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await expect(choice(page)).toBeVisible();
    await page.mouse.click(200, 700);
    await expect(choice(page)).toBeHidden();
  });

  test('in a browser without popovers the choice opens all the same', async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll(' popover="auto"', '') });
    });
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.goto('/');
    await opener(page).click();
    await expect(choice(page).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice(page)).toBeHidden();
  });
});

test.describe('the slim bar', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const bar = (page: Page) => page.getByRole('complementary', { name: registration.open, exact: true });
  const scrollTo = (page: Page, selector: string, screens = 0) =>
    page.evaluate(
      ([target, ahead]) => {
        const { top = 0 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
        window.scrollTo({ top: top + scrollY + ahead * innerHeight, behavior: 'instant' });
      },
      [selector, screens] as const,
    );

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`comes after the banner and leaves with the closing band (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(pathTo('de', 'professional'));
      await expect(bar(page)).toBeHidden();
      await scrollTo(page, 'main', 1.5);
      const call = bar(page).getByRole('link', { name: registration.choices.valuer.title });
      await expect(call).toBeInViewport({ ratio: 1 });
      await scrollTo(page, '.closing');
      await expect(bar(page)).toBeHidden();
      await scrollTo(page, 'body > footer');
      await expect(bar(page)).toBeHidden();
    });
  }

  test('opens the choice on a page for both, and leaves with the footer where there is no closing band', async ({
    page,
  }) => {
    await page.goto(pathTo('de', 'faq'));
    await scrollTo(page, 'main', 1.5);
    await bar(page).getByRole('button', { name: registration.open }).click();
    await expect(choice(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await scrollTo(page, 'body > footer');
    await expect(bar(page)).toBeHidden();
  });

  test('what takes the focus stays clear of it', async ({ page }) => {
    await page.goto(pathTo('de', 'faq'));
    await scrollTo(page, 'main', 1);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      // Smooth scrolling takes its time.
      const covered = () =>
        page.evaluate(() => {
          const lower = document.querySelector('.slim-bar');
          const focused = document.activeElement;
          if (
            !lower ||
            !focused ||
            getComputedStyle(lower).visibility === 'hidden' ||
            lower.contains(focused)
          )
            return false;
          return focused.getBoundingClientRect().bottom > lower.getBoundingClientRect().top;
        });
      await expect.poll(covered).toBe(false);
    }
  });

  for (const { name, path, viewport } of [
    {
      name: 'the form is the next step',
      path: pathTo('de', 'contact'),
      viewport: { width: 390, height: 844 },
    },
    { name: 'the window is short', path: '/faq', viewport: { width: 800, height: 360 } },
    { name: 'the bar above holds the button', path: '/faq', viewport: { width: 1024, height: 768 } },
  ])
    test(`is not there where ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await scrollTo(page, 'main', 1.5);
      await expect(page.locator('.slim-bar:visible')).toHaveCount(0);
    });
});

test('on a phone both registrations and the sign-in stand at the drawer’s foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: common.menu.open }).click();
  const drawer = page.getByRole('dialog', { name: common.menu.label });
  for (const name of [
    registration.choices.client.title,
    registration.choices.valuer.title,
    common.menu.signIn,
  ]) {
    const box = await drawer.getByRole('link', { name }).boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan(844 / 2);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
});

test.describe('the closing band', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const layers = (page: Page) =>
    page.evaluate(() => {
      const opacity = (selector: string) => {
        const layer = document.querySelector(selector);
        return layer?.checkVisibility() ? Number(getComputedStyle(layer).opacity) : 0;
      };
      return { day: opacity('.night-day'), lights: opacity('.night-lights') };
    });

  test('is reached by day and stands there by night', async ({ page }) => {
    await page.goto(pathTo('de', 'institutional'));
    await expect.poll(() => layers(page)).toEqual({ day: 1, lights: 0 });
    await page.evaluate(() => {
      document.querySelector('.closing')?.scrollIntoView({ behavior: 'instant' });
    });
    await expect.poll(() => layers(page)).toEqual({ day: 0, lights: 1 });
  });

  test('is simply night for those who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathTo('de', 'institutional'));
    expect(await layers(page)).toEqual({ day: 0, lights: 1 });
  });
});
