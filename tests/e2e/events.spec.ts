import type { Locator, Page } from '@playwright/test';
import { contactPath } from '#common/contact.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import type { SignupLabel } from '#site/analytics/events.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { fillContactForm, sampleMessage } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** The events that the page logs to the console, as it does without analytics. */
function listen(page: Page): string[] {
  const events: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') events.push(message.text());
  });
  return events;
}

/** Clicks a link to the platform, for which the test answers; returns the path that the new tab opens. */
async function follow(page: Page, button: Locator): Promise<string> {
  await page.context().route(`${publicConfig.platformUrl}/**`, (route) => route.fulfill({ body: '' }));
  const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await tab.waitForURL(/./);
  const { pathname } = new URL(tab.url());
  await tab.close();
  return pathname;
}

type Action =
  'register' | 'registerClient' | 'registerValuer' | 'becomePartner' | 'homeClient' | 'homeValuer';
const client = '/register/client';
const valuer = '/register/valuer';

/** Each button that leads to a registration; `nth` counts buttons with the same words, in page order. */
const signups = {
  home: [
    ['Home > Register Now', 'homeClient', 0, client],
    ['Home > Become A Partner', 'homeValuer', 0, valuer],
    ['Home > Register Now', 'homeClient', 1, client],
    ['Home > Become A Partner', 'homeValuer', 1, valuer],
    ['Home > Register Now', 'homeClient', 2, client],
    ['Home > Become A Partner', 'homeValuer', 2, valuer],
  ],
  institutional: [
    ['Clients > Register Now', 'registerClient', 0, client],
    ['Clients > Register Now 2', 'registerClient', 1, client],
    // The one within the case's offers is in caseStage.spec.ts.
    ['Clients > Register Now 2', 'registerClient', 3, client],
    ['Clients > Register Now 2', 'registerClient', 4, client],
    ['Clients > Register Now 2', 'registerClient', 5, client],
  ],
  lawyers: [
    ['Clients > Register Now', 'registerClient', 0, client],
    ['Clients > Register Now 2', 'registerClient', 1, client],
    ['Clients > Register Now 2', 'registerClient', 2, client],
    ['Clients > Register Now 2', 'registerClient', 3, client],
    ['Clients > Register Now 2', 'registerClient', 4, client],
  ],
  professional: [
    ['Appraisers > Register Now', 'registerValuer', 0, valuer],
    ['Appraisers > Register Now', 'registerValuer', 1, valuer],
    ['Appraisers > Register Now', 'registerValuer', 2, valuer],
    ['Appraisers > Register Now', 'registerValuer', 3, valuer],
    ['Appraisers > Become A Partner', 'becomePartner', 0, valuer],
  ],
} as const satisfies Partial<
  Record<PageKey, readonly [label: SignupLabel, action: Action, nth: number, target: string][]>
>;

/** What a button says. */
function wordsOf(locale: Locale, action: Action): string {
  const { common, home } = contentFor(locale);
  if (action === 'homeClient') return home.clients.register;
  return action === 'homeValuer' ? home.valuers.register : common.actions[action];
}

const buttonsIn = (page: Page, locale: Locale, action: Action) =>
  page.getByRole('main').getByRole('link', { name: wordsOf(locale, action) });

for (const locale of localeCodes) {
  for (const page of Object.keys(signups) as (keyof typeof signups)[]) {
    test(`each label is reported once by its own button on ${page} (${locale})`, async ({ page: tab }) => {
      const events = listen(tab);
      await tab.goto(pathTo(locale, page));
      for (const [label, action, nth, target] of signups[page]) {
        expect(await follow(tab, buttonsIn(tab, locale, action).nth(nth))).toBe(target);
        expect(events.splice(0)).toEqual([`Signup Link click: ${label}`]);
      }
    });
  }

  test(`"Menu > Sign Up" is reported once by each registration of bar and drawer, not by signing in (${locale})`, async ({
    page,
  }) => {
    const events = listen(page);
    const { common, registration } = contentFor(locale);
    const { menu } = common;
    const way = (audience: 'client' | 'valuer') => ({ name: registration.choices[audience].title });
    await page.goto(pathTo(locale, 'trust'));
    const bar = page.getByRole('banner');
    expect(await follow(page, bar.getByRole('link', { name: menu.signIn }))).toBe('/');
    expect(events).toEqual([]);
    for (const [audience, target] of [
      ['client', client],
      ['valuer', valuer],
    ] as const) {
      await bar.getByRole('button', { name: registration.open, exact: true }).click();
      const choice = page.getByRole('dialog', { name: registration.title });
      expect(await follow(page, choice.getByRole('link', way(audience)))).toBe(target);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: menu.open }).click();
    const drawer = page.getByRole('dialog', { name: menu.label });
    expect(await follow(page, drawer.getByRole('link', way('client')))).toBe(client);
    expect(await follow(page, drawer.getByRole('link', way('valuer')))).toBe(valuer);
    expect(events).toEqual(Array(4).fill('Signup Link click: Menu > Sign Up'));
  });

  test(`the answer that ends the guide's questions is reported, and only that (${locale})`, async ({
    page,
  }) => {
    const events = listen(page);
    const { questions } = contentFor(locale).valuationNeed;
    await page.goto(pathTo(locale, 'valuationGuide'));
    await page.getByRole('link', { name: questions.occasion.answers.lending, exact: true }).click();
    await page.getByRole('link', { name: questions.lender.answers.lending_value, exact: true }).click();
    await expect(page).toHaveURL(/\/need\/lending\/lending_value$/);
    expect(events).toEqual(['Valuation Guide > Outcome: Lending value']);
  });

  test(`"Message Button click" is reported on the way to the contact form (${locale})`, async ({ page }) => {
    const events = listen(page);
    const { faq, common } = contentFor(locale);
    for (const [key, name] of [
      ['faq', faq.contact.link],
      ['platform', common.actions.sendMessage],
    ] as const) {
      await page.goto(pathTo(locale, key));
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${pathTo(locale, 'contact')}(#|$)`));
    }
    expect(events).toEqual(['Message Button click', 'Message Button click']);
  });
}

test('a click with the middle button counts as well', async ({ page }) => {
  const events = listen(page);
  await page.context().route(`${publicConfig.platformUrl}/**`, (route) => route.fulfill({ body: '' }));
  await page.goto('/');
  await buttonsIn(page, 'de', 'homeClient').first().click({ button: 'middle' });
  await expect.poll(() => events).toEqual(['Signup Link click: Home > Register Now']);
});

test('"Contact > Send Message" is reported once per message, by click and by Enter', async ({ page }) => {
  const events = listen(page);
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 202, json: {} }));
  const { contactForm, contact } = contentFor('de');
  for (const send of [
    (form: Page) => form.getByRole('button', { name: contactForm.submit.idle }).click(),
    (form: Page) => form.getByLabel(contactForm.labels.email, { exact: true }).press('Enter'),
  ]) {
    await page.goto(pathTo('de', 'contact'));
    const submit = page.getByRole('button', { name: contactForm.submit.idle });
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeDisabled();
    await fillContactForm(page, 'de', sampleMessage);
    await expect(submit).toBeEnabled();
    await send(page);
    await expect(page.getByRole('heading', { name: contact.sent.title, exact: true })).toBeVisible();
  }
  expect(events).toEqual(['Contact > Send Message', 'Contact > Send Message']);
});
