import type { Page } from '@playwright/test';
import { drawerId } from '#common/ids.ts';
import { pathTo, routes } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expectHeadingFocused } from './support/focusWithin.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const { common, registration } = contentFor('de');
const { linkNames, menu } = common;
const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

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

visit('the drawer traps the focus, closes with Escape and restores the focus', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: menu.open });
  const drawer = page.getByRole('dialog', { name: menu.label });
  for (const [open, key] of [
    [() => opener.press('Enter'), 'Tab'],
    [() => opener.click(), 'Shift+Tab'],
  ] as const) {
    await open();
    await expect(drawer.getByRole('link', { name: linkNames.faq })).toBeVisible();
    const stops = await drawer.locator('a, button').count();
    const reached = new Set<string>();
    // After the last stop the focus goes to the browser's own interface: `document.activeElement` is the body.
    for (let step = 0; step < stops + 3; step++) {
      await page.keyboard.press(key);
      reached.add(await focusedPlace(page));
    }
    expect([...reached].filter((place) => place.startsWith('inside'))).toHaveLength(stops);
    expect([...reached].filter((place) => place.startsWith('outside'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

visit('a click beside the drawer or on its cross closes it; the page does not scroll', async ({ page }) => {
  await page.goto('/');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  const opener = page.getByRole('button', { name: menu.open });
  await opener.click();
  const drawer = page.getByRole('dialog');
  const box = await drawer.boundingBox();
  if (!box) throw new Error('the drawer is not shown');
  expect(await overflow()).toBe('hidden');
  // Both registrations and the sign-in are at its foot, where a thumb is.
  await expect(drawer.getByText(registration.open, { exact: true })).toBeVisible();
  const signUp = drawer.getByRole('group', { name: registration.open, exact: true });
  await expect(signUp.getByRole('link')).toHaveCount(2);
  for (const name of [registration.choices.client.title, registration.choices.valuer.title, menu.signIn]) {
    const way = await drawer.getByRole('link', { name }).boundingBox();
    expect(way?.y, name).toBeGreaterThan(phone.height / 2);
    expect((way?.y ?? NaN) + (way?.height ?? NaN), name).toBeLessThanOrEqual(phone.height);
  }
  // On its padding, then beside it.
  await page.mouse.click(box.x + 4, box.y + box.height - 4);
  await expect(drawer).toBeVisible();
  await page.mouse.click(box.x / 2, box.height / 2);
  await expect(drawer).toBeHidden();
  await expect.poll(overflow).not.toBe('hidden');

  await opener.click();
  await page.getByRole('button', { name: menu.close }).click();
  await expect(drawer).toBeHidden();
});

visit('the labels of the drawer keep clear of its lines, in two lines too', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...phone, width });
    await page.goto('/');
    await page.getByRole('button', { name: menu.open }).click();
    const rows = await page.locator(`#${drawerId} nav a`).evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const box = link.getBoundingClientRect();
        const text = range.getBoundingClientRect();
        return Math.min(text.top - box.top, box.bottom - text.bottom);
      }),
    );
    expect(Math.min(...rows), `${width} px`).toBeGreaterThanOrEqual(8);
  }
});

visit(
  'the cross stays in reach where the drawer scrolls, and covers nothing that has the focus',
  async ({ page }) => {
    await page.goto('/');
    for (const window of [
      { width: 390, height: 664 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(window);
      await page.getByRole('button', { name: menu.open }).click();
      const drawer = page.getByRole('dialog');
      const cross = drawer.getByRole('button', { name: menu.close });
      await drawer.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(drawer.getByRole('link', { name: menu.signIn })).toBeInViewport({ ratio: 1 });
      await expect(cross).toBeInViewport({ ratio: 1 });
      for (let stop = await drawer.locator('a, button').count(); stop > 0; stop -= 1) {
        await page.keyboard.press('Shift+Tab');
        const { hidden, name } = await drawer.evaluate((element) => {
          const focused = element.querySelector<HTMLElement>(':focus');
          const head = element.querySelector('button')?.parentElement;
          if (!focused || !head || head.contains(focused)) return { hidden: 0, name: '' };
          const hidden = head.getBoundingClientRect().bottom - focused.getBoundingClientRect().top;
          return { hidden, name: focused.textContent };
        });
        expect(hidden, name).toBeLessThanOrEqual(0);
      }
      await cross.click();
      await expect(drawer).toBeHidden();
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tab of the drawer leads to its page, which shows it as the current one', async ({ page }) => {
    const english = contentFor('en').common;
    await page.goto('/en');
    const opener = page.getByRole('button', { name: english.menu.open });
    const tab = page.getByRole('dialog').getByRole('link', { name: english.linkNames.platform });
    await opener.click();
    await tab.click();
    await expect(page).toHaveURL(pathTo('en', 'platform'));
    await opener.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  });
});

test('without the Popover API drawer and choice open, close and lead to sections', async ({ page }) => {
  const path = pathTo('de', 'institutional');
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(' popover="auto"');
    return route.fulfill({ response, body: html.replaceAll(' popover="auto"', '') });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.goto(path);
  await page.getByRole('button', { name: menu.open }).click();
  const drawer = page.getByRole('dialog', { name: menu.label });
  await expect(drawer.getByRole('link', { name: linkNames.faq })).toBeVisible();
  await drawer.getByRole('button', { name: menu.close }).click();
  await expect(drawer).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: registration.open, exact: true }).click();
  const choice = page.getByRole('dialog', { name: registration.title });
  await expect(choice.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();

  const [, section] = routes.institutional.sections;
  await page.locator(`footer a[href$="/${section}"]`).first().click();
  await expect(page).toHaveURL(pathTo('de', 'institutional', section));
  await expectHeadingFocused(page.locator(`#${section}`));
});
