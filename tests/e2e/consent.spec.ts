import type { Page } from '@playwright/test';
import { eventAttribute, eventLabelAttribute, registrationId } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { publicConfig } from '#site/config.ts';
import { category, consentVersion, decisionKey } from '#site/analytics/decision.ts';
import { contentFor, languages } from '#site/content/load.ts';
import { fakeMatomo, startAnalyticsSite } from './support/analyticsSite.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

let site: Awaited<ReturnType<typeof startAnalyticsSite>>;

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeAll(async () => (site = await startAnalyticsSite()));
test.afterAll(() => site.stop());
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // These tests use a site on another port, and each checks what reaches Matomo.
  tolerated: [/^third party: http(:\/\/127\.0\.0\.1|s:\/\/matomo\.example)/],
});

/** The consent's parts by their words in a language. */
function consentOn(page: Page, locale: Locale = 'de') {
  const { consent } = contentFor(locale);
  const banner = page.getByRole('region', { name: consent.banner.title });
  const dialogue = page.getByRole('dialog', { name: consent.settings });
  const button = (place: typeof banner) => (name: string) => place.getByRole('button', { name, exact: true });
  return {
    consent,
    banner,
    dialogue,
    accept: button(banner)(consent.actions.accept),
    refuse: button(banner)(consent.actions.refuse),
    toSettings: button(banner)(consent.actions.settings),
    inDialogue: button(dialogue),
    toggle: dialogue.getByRole('checkbox', { name: consent.sections.analytics.title }),
    footerLink: page.getByRole('contentinfo').getByRole('button', { name: consent.settings }),
  };
}

const open = (page: Page, path = '/') => page.goto(site.address + path);

/** Long enough for a banner to appear and for the container to be requested. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(400);
}

async function stored(page: Page) {
  const record = await page.evaluate((key) => localStorage.getItem(key), decisionKey);
  return record === null ? undefined : (JSON.parse(record) as Record<string, unknown>);
}

async function accept(page: Page, matomo: Awaited<ReturnType<typeof fakeMatomo>>): Promise<void> {
  await open(page);
  await consentOn(page).accept.click();
  await expect.poll(() => matomo.received.length).toBeGreaterThan(0);
}

test('the checks over the built site hold for one with analytics', async () => {
  await site.check('tests/built/budgets', 'tests/built/analytics', 'tests/built/links');
  // Every page differs in the same two places; validating all of them again takes half a minute.
  await site.check('tests/built/validity', '--testNamePattern', '^en/(index|contact|privacy)');
});

for (const locale of ['de', 'en'] as const) {
  test(`asks, and sends nothing before there is an answer (${locale})`, async ({ page }) => {
    const matomo = await fakeMatomo(page);
    await open(page, pathTo(locale, 'home'));
    const { banner, accept, refuse, consent } = consentOn(page, locale);
    await expect(banner).toBeVisible();
    for (const paragraph of consent.banner.paragraphs) await expect(banner).toContainText(paragraph);
    const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()];
    expect(one?.width).toBe(other?.width);
    expect(one?.height).toBe(other?.height);
    expect(one?.y).toBe(other?.y);
    const look = (button: typeof accept) =>
      button.evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        return { color, backgroundColor, fontSize, fontWeight };
      });
    expect(await look(accept)).toEqual(await look(refuse));
    await settle(page);
    expect(matomo.scripts).toEqual([]);
    expect(await stored(page)).toBeUndefined();
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('agreeing loads the container, now and on the next page, and is stored with version and time', async ({
  page,
}) => {
  const matomo = await fakeMatomo(page);
  await accept(page, matomo);
  expect(matomo.scripts).toEqual(['/js/container_aB3xY9.js']);
  const record = await stored(page);
  expect(record).toMatchObject({ categories: [category], revision: consentVersion });
  expect(Date.parse(String(record?.['lastConsentTimestamp']))).toBeGreaterThan(Date.now() - 60_000);

  await open(page, '/faq');
  await expect.poll(() => matomo.scripts.length).toBe(2);
  await expect(consentOn(page).banner).toHaveCount(0);
});

test('a page that is rendered ahead loads the container when it is shown, by the decision of then', async ({
  page,
}) => {
  const matomo = await fakeMatomo(page);
  // Playwright keeps Chromium from showing what it has rendered ahead, so the page is told that it is.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => true });
  });
  await open(page);
  await settle(page);
  await expect(consentOn(page).banner).toHaveCount(0);
  const record = {
    categories: [category],
    revision: consentVersion,
    expirationTime: Date.now() + 86_400_000,
    lastConsentTimestamp: new Date().toISOString(),
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    decisionKey,
    JSON.stringify(record),
  ] as const);
  expect(matomo.scripts).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => matomo.scripts).toEqual(['/js/container_aB3xY9.js']);
});

test('with consent, events go to the data layer and not to the console; without it the other way round', async ({
  page,
}) => {
  const matomo = await fakeMatomo(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.context().route(`${publicConfig.platformUrl}/**`, (route) => route.fulfill({ body: '' }));
  await open(page);
  const register = page.getByRole('main').locator(`[${eventLabelAttribute}="Home > Register Now"]`);
  await consentOn(page).toSettings.waitFor();
  await register.first().click();
  await expect.poll(() => logged).toEqual(['Signup Link click: Home > Register Now']);
  expect(matomo.received).toEqual([]);

  await consentOn(page).accept.click();
  await expect.poll(() => matomo.received.length).toBeGreaterThan(0);
  await register.first().click();
  await page.locator(`[${eventLabelAttribute}="Home > Become A Partner"]`).first().click();

  // Clicks before the container has loaded wait in the data layer.
  const letCome = await matomo.holdBack();
  await open(page, '/platform');
  await page.getByRole('banner').locator(`[popovertarget=${registrationId}]`).click();
  await page.getByRole('banner').locator(`[${eventLabelAttribute}="Menu > Sign Up"]`).first().click();
  expect(matomo.starts()).toBe(1);
  letCome();
  await expect.poll(() => matomo.starts()).toBe(2);
  await page.getByRole('main').locator(`[${eventAttribute}="Message Button click"]`).click();
  await page.waitForURL(/contact/);
  await expect
    .poll(() => matomo.events())
    .toEqual([
      { event: 'Signup Link click', label: 'Home > Register Now' },
      { event: 'Signup Link click', label: 'Home > Become A Partner' },
      { event: 'Signup Link click', label: 'Menu > Sign Up' },
      { event: 'Message Button click' },
    ]);
  expect(logged).toHaveLength(1);
});

test('declining loads nothing, now and on the next page', async ({ page }) => {
  const matomo = await fakeMatomo(page);
  await open(page);
  const { refuse, banner } = consentOn(page);
  await refuse.click();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toMatchObject({ categories: [], revision: consentVersion });
  await open(page, '/contact');
  await settle(page);
  await expect(banner).toHaveCount(0);
  expect(matomo.scripts).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

for (const [where, path] of [
  ['the footer', '/platform'],
  ['the privacy notice', '/privacy'],
] as const) {
  test.describe(`from ${where}`, () => {
    test.use({
      // The silenced container goes on trying to send.
      tolerated: [
        /^third party: http(:\/\/127\.0\.0\.1|s:\/\/matomo\.example)|Content Security Policy|^failed/,
      ],
    });

    test('consent can be withdrawn: nothing is sent any more, and no trace stays', async ({ page }) => {
      const matomo = await fakeMatomo(page);
      await accept(page, matomo);
      await open(page, path);
      await expect.poll(() => matomo.scripts.length).toBe(2);
      await expect.poll(async () => (await page.context().cookies()).length).toBe(3);

      const { footerLink, toggle, inDialogue, consent } = consentOn(page);
      const link =
        path === '/privacy'
          ? page.getByRole('main').getByRole('button', { name: consent.settings })
          : footerLink;
      await link.click();
      await expect(toggle).toBeChecked();
      await toggle.press('Space');
      await expect(toggle).not.toBeChecked();
      const reloaded = page.waitForEvent('load');
      await inDialogue(consent.actions.save).click();
      const sent = matomo.received.length;
      await reloaded;
      await settle(page);

      expect(matomo.received.slice(sent)).toEqual([]);
      expect(matomo.scripts).toHaveLength(2);
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([decisionKey]);
      expect(await page.evaluate(() => '_mtm' in window)).toBe(false);
      expect(await stored(page)).toMatchObject({ categories: [] });
      await open(page);
      await settle(page);
      expect(matomo.scripts).toHaveLength(2);
    });
  });
}

test.describe('in another tab', () => {
  test.use({
    tolerated: [
      /^third party: http(:\/\/127\.0\.0\.1|s:\/\/matomo\.example)|Content Security Policy|^failed/,
    ],
  });

  test('withdrawing silences a page that is already open', async ({ page, context }) => {
    const matomo = await fakeMatomo(page);
    await accept(page, matomo);
    const other = await context.newPage();
    await open(other, '/faq');
    const { footerLink, inDialogue, consent } = consentOn(other);
    await footerLink.click();
    const reloaded = other.waitForEvent('load');
    await inDialogue(consent.actions.refuse).click();
    await reloaded;
    await expect.poll(() => page.evaluate(() => '_mtm' in window)).toBe(false);
    const sent = matomo.received.length;
    await settle(page);
    expect(matomo.received.slice(sent)).toEqual([]);
  });
});

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`${signal} is a refusal: no question, no container, even against an earlier consent`, async ({
    page,
  }) => {
    const matomo = await fakeMatomo(page);
    await accept(page, matomo);
    await page.addInitScript(
      ([name, sent]) => Object.defineProperty(Navigator.prototype, name, { get: () => sent }),
      [property, value] as const,
    );
    await open(page, '/faq');
    await settle(page);
    const { banner, dialogue, footerLink, toggle, consent } = consentOn(page);
    await expect(banner).toHaveCount(0);
    expect(matomo.scripts).toHaveLength(1);
    expect(await stored(page)).toBeUndefined();
    expect(await page.context().cookies()).toEqual([]);

    await footerLink.click();
    await expect(dialogue).toContainText(consent.sections.signal.title);
    await expect(toggle).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialogue).toBeHidden();
    await expect(footerLink).toBeFocused();
    expect(await stored(page)).toBeUndefined();
  });
}

test('a decision holds for twelve months, and no longer', async ({ page }) => {
  await fakeMatomo(page);
  await open(page);
  const { banner, refuse } = consentOn(page);
  await refuse.click();
  const inMonths = (months: number, days: number) => {
    const date = new Date();
    date.setMonth(date.getMonth() + months, date.getDate() + days);
    return date;
  };
  await page.clock.setFixedTime(inMonths(12, -2));
  await open(page);
  await settle(page);
  await expect(banner).toHaveCount(0);
  await page.clock.setFixedTime(inMonths(12, 1));
  await open(page);
  await expect(banner).toBeVisible();
});

test('a new version of the question is asked anew, and an old consent no longer counts', async ({ page }) => {
  const matomo = await fakeMatomo(page);
  await accept(page, matomo);
  await page.evaluate((key) => {
    const record = JSON.parse(localStorage.getItem(key) ?? '') as { revision: number };
    localStorage.setItem(key, JSON.stringify({ ...record, revision: record.revision - 1 }));
  }, decisionKey);
  await open(page, '/faq');
  const { banner, accept: agree } = consentOn(page);
  await expect(banner).toBeVisible();
  await settle(page);
  expect(matomo.scripts).toHaveLength(1);
  expect(await page.context().cookies()).toEqual([]);
  await agree.click();
  await expect.poll(() => matomo.scripts.length).toBe(2);
  expect(await stored(page)).toMatchObject({ revision: consentVersion });
});

test('the banner comes second for the keyboard, takes no focus and lets it go on', async ({ page }) => {
  await open(page);
  const { banner, accept, refuse, toSettings, consent } = consentOn(page);
  await expect(banner).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: contentFor('de').common.skipToContent })).toBeFocused();
  for (const stop of [
    accept,
    refuse,
    toSettings,
    banner.getByRole('link', { name: consent.links.privacy }),
    banner.getByRole('link', { name: consent.links.imprint }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    expect(await stop.evaluate((element) => parseFloat(getComputedStyle(element).outlineWidth))).toBe(3);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(banner.getByRole('link', { name: consent.links.imprint })).toBeFocused();
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
});

test.describe('for a visitor whose browser prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('the banner does not cover the offer of the English page', async ({ page }) => {
    await open(page);
    await expect(consentOn(page).banner).toBeVisible();
    await page.getByRole('link', { name: languages.en.languageHint.action }).click({ trial: true });
  });
});

test('the dialogue keeps the keyboard inside, has nothing ticked, and gives the focus back', async ({
  page,
}) => {
  await open(page);
  const { banner, dialogue, toSettings, toggle, inDialogue, consent } = consentOn(page);
  await toSettings.press('Enter');
  await expect(dialogue).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await expect(dialogue).toContainText(consent.sections.analytics.text);
  await expect(page.getByText(consent.sections.analytics.text)).toBeVisible();
  for (let stop = 0; stop < 9; stop++) {
    await page.keyboard.press('Tab');
    expect(await dialogue.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialogue).toBeHidden();
  await expect(toSettings).toBeFocused();
  await expect(banner).toBeVisible();

  await toSettings.press('Enter');
  // The library moves the focus there a little after it has opened.
  await expect(toSettings).not.toBeFocused();
  await inDialogue(consent.actions.save).press('Enter');
  await expect(banner).toBeHidden();
  expect(await stored(page)).toMatchObject({ categories: [] });
});

for (const [width, height, locales] of [
  [320, 568, ['de', 'en']],
  [768, 1024, ['en']],
  [1440, 900, ['de']],
] as const) {
  test(`banner and dialogue are accessible and fit ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const locale of locales) {
      await open(page, pathTo(locale, 'home'));
      const { banner, dialogue, accept, refuse, toSettings } = consentOn(page, locale);
      await expect(accept).toBeInViewport({ ratio: 1 });
      await expect(refuse).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await toSettings.click();
      await expect(dialogue).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      const { overflow } = await dialogue.evaluate((element) => ({
        overflow: element.scrollWidth - element.clientWidth,
      }));
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await banner.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  });
}

for (const locale of ['de', 'en'] as const) {
  test(`the banner moves nothing, and is not the largest thing a phone paints (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // The page with the shortest lead.
    await open(page, pathTo(locale, 'faq'));
    await expect(consentOn(page, locale).accept).toBeVisible();
    await page.waitForTimeout(300);
    const { largest, shifts } = await page.evaluate(async () => {
      const entriesOf = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(() => resolve([]), 500);
        });
      const paints = (await entriesOf('largest-contentful-paint')) as (PerformanceEntry & {
        element: Element | null;
      })[];
      const inBanner = paints.map(({ element }) => Boolean(element?.closest('#cc-main')));
      return { largest: inBanner, shifts: (await entriesOf('layout-shift')).length };
    });
    expect(largest).not.toEqual([]);
    expect(largest).not.toContain(true);
    expect(shifts).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to ask, to load or to set', async ({ page }) => {
    const matomo = await fakeMatomo(page);
    await open(page, '/privacy');
    const { footerLink, consent } = consentOn(page);
    await expect(footerLink).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: consent.settings })).toBeHidden();
    await expect(page.locator('#cc-main')).toHaveCount(0);
    expect(matomo.scripts).toEqual([]);
  });
});
