import type { Locator } from '@playwright/test';
import { contactPath } from '#common/contact.ts';
import { pathTo } from '#common/routes.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { openFilledForm } from './support/contactForm.ts';
import { loggedEvents } from './support/events.ts';
import { expect, test } from './support/test.ts';

// Which button reports what is looked at in `tests/built/analytics.test.ts`; those of the tools in the specs of
// the tools.

/** Clicks a link to the platform, for which the test answers; returns the path that the new tab opens. */
async function follow(link: Locator): Promise<string> {
  const context = link.page().context();
  await context.route(`${publicConfig.platformUrl}/**`, (route) => route.fulfill({ body: '' }));
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await tab.waitForURL(`${publicConfig.platformUrl}/**`);
  const { pathname } = new URL(tab.url());
  await tab.close();
  return pathname;
}

test('a click or middle click on a registration opens a tab and sends an event', async ({ page }) => {
  const events = loggedEvents(page);
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: contentFor('de').common.actions.register });
  const reported = ['Signup Link click: Home > Register Now'];
  expect(await follow(link.first())).toBe('/register/client');
  expect(events.splice(0)).toEqual(reported);
  await link.first().click({ button: 'middle' });
  await expect.poll(() => events).toEqual(reported);
});

test('bar and drawer send "Menu > Sign Up"; the sign-in link does not', async ({ page }) => {
  const events = loggedEvents(page);
  const { common, registration } = contentFor('en');
  const { menu } = common;
  const way = (audience: 'client' | 'valuer') => ({ name: registration.choices[audience].title });
  await page.goto(pathTo('en', 'trust'));
  const bar = page.getByRole('banner');
  expect(await follow(bar.getByRole('link', { name: menu.signIn }))).toBe('/');
  expect(events).toEqual([]);
  await bar.getByRole('button', { name: registration.open, exact: true }).click();
  const choice = page.getByRole('dialog', { name: registration.title });
  expect(await follow(choice.getByRole('link', way('client')))).toBe('/register/client');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: menu.open }).click();
  const drawer = page.getByRole('dialog', { name: menu.label });
  expect(await follow(drawer.getByRole('link', way('valuer')))).toBe('/register/valuer');
  expect(events).toEqual(Array(2).fill('Signup Link click: Menu > Sign Up'));
});

test("only the answer that ends the guide's questions sends an event", async ({ page }) => {
  const events = loggedEvents(page);
  const { questions } = contentFor('en').valuationNeed;
  await page.goto(pathTo('en', 'valuationGuide'));
  await page.getByRole('link', { name: questions.occasion.answers.lending, exact: true }).click();
  await page.getByRole('link', { name: questions.lender.answers.lending_value, exact: true }).click();
  await expect(page).toHaveURL(/\/need\/lending\/lending_value$/);
  expect(events).toEqual(['Valuation Guide > Outcome: Lending value']);
});

test('"Contact > Send Message" is sent once, also by Enter in a field', async ({ page }) => {
  const events = loggedEvents(page);
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 202, json: {} }));
  const { field, sent, submit } = await openFilledForm(page);
  await expect(submit).toBeEnabled();
  await field('email').press('Enter');
  await expect(sent).toBeVisible();
  expect(events).toEqual(['Contact > Send Message']);
});
