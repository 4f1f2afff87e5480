import type { Page } from '@playwright/test';
import { drawerId } from '#common/ids.ts';
import { pathTo, routes } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { menu } = contentFor('de').common;

test.use({ viewport: { width: 390, height: 800 } });

/** What has the focus: "inside" or "outside" the drawer, with its name; or nothing of the page. */
function focusedPlace(page: Page): Promise<string> {
  return page.evaluate((id) => {
    const { activeElement: focused, body } = document;
    if (!focused || focused === body) return 'browser';
    const place = focused.closest(`#${id}`) ? 'inside' : 'outside';
    const stops = [...document.querySelectorAll('a, button')];
    return `${place} ${stops.indexOf(focused)} ${focused.textContent}`;
  }, drawerId);
}

for (const opening of ['Enter', 'click'] as const) {
  test(`opened by ${opening}, the drawer holds the keyboard, closes with Escape and gives focus back`, async ({
    page,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: menu.open });
    if (opening === 'click') await opener.click();
    else await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: menu.label });
    await expect(drawer.getByRole('link', { name: menu.tabs.faq })).toBeVisible();

    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<string>();
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press(key);
        // Between the drawer's last and its first stop comes the browser itself, which shows as the body.
        reached.add(await focusedPlace(page));
      }
      const stops = await drawer.locator('a, button').count();
      expect([...reached].filter((place) => place.startsWith('inside'))).toHaveLength(stops);
      expect([...reached].filter((place) => place.startsWith('outside'))).toEqual([]);
    }

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a click beside the drawer closes it, one on its padding does not', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: menu.open }).click();
  const drawer = page.getByRole('dialog');
  const box = await drawer.boundingBox();
  if (!box) throw new Error('the drawer is not shown');
  await page.mouse.click(box.x + 4, box.y + box.height - 4);
  await expect(drawer).toBeVisible();
  await page.mouse.click(box.x / 2, box.height / 2);
  await expect(drawer).toBeHidden();
});

test('while the drawer is open, the page behind it does not scroll', async ({ page }) => {
  await page.goto('/');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await page.getByRole('button', { name: menu.open }).click();
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).not.toBe('hidden');
});

test('a tab of the drawer leads to its page, which shows it as active', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: menu.tabs.platform }).click();
  await expect(page).toHaveURL(pathTo('de', 'platform'));
  await page.getByRole('button', { name: menu.open }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: menu.tabs.platform })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the close button closes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('button', { name: menu.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens and its links lead on', async ({ page }) => {
    await page.goto('/en');
    const { menu: english } = contentFor('en').common;
    await page.getByRole('button', { name: english.open }).click();
    await page.getByRole('dialog').getByRole('link', { name: english.tabs.faq }).click();
    await expect(page).toHaveURL(pathTo('en', 'faq'));
  });
});

test.describe('in a browser without popovers', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain(' popover="auto"');
      return route.fulfill({ response, body: html.replaceAll(' popover="auto"', '') });
    });
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
  });

  test('the drawer opens and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: menu.open }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: menu.tabs.faq })).toBeVisible();
    await drawer.getByRole('button', { name: menu.close }).click();
    await expect(drawer).toBeHidden();
  });

  test('links within the page lead to their section', async ({ page }) => {
    const [, section] = routes.institutional.refs;
    await page.goto(pathTo('de', 'institutional'));
    await page.locator(`footer a[href$="/${section}"]`).first().click();
    await expect(page).toHaveURL(pathTo('de', 'institutional', section));
    await expect(page.locator(`#${section}`)).toBeFocused();
  });
});
