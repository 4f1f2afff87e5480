import type { Page } from '@playwright/test';
import { facts } from '#common/facts.ts';
import { eventAttribute, eventLabelAttribute } from '#common/ids.ts';
import { localeCodes, localeOfPath, type Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { publicConfig } from '#site/config.ts';
import { category, consentVersion, decisionKey } from '#site/analytics/decision.ts';
import { contentFor, folders } from '#site/content/load.ts';
import { startConfiguredSite, type ConfiguredSite } from './support/configuredSite.ts';
import { expectAccessible } from './support/accessible.ts';
import { fakeMatomo } from './support/matomo.ts';
import { paintsOf } from './support/paint.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

let site: ConfiguredSite;

// One worker, so that no other waits while the site is built.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => void (site = await startConfiguredSite()));
test.afterAll(() => site.stop());

// These tests use a site on another port, and each checks what reaches Matomo.
const otherSites = /^third party: http(:\/\/127\.0\.0\.1|s:\/\/matomo\.example)/;
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [otherSites] });

/** The consent's parts by their words in a language. */
function consentOn(page: Page, locale: Locale) {
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

const open = (page: Page, path: string) => page.goto(site.address + path);

/** Opens a page, and watches what it asks for. */
async function openSite(page: Page, path = '/') {
  const matomo = await fakeMatomo(page);
  // The dialogues' script comes before any question is seen.
  const dialogues: string[] = [];
  page.on('request', (request) => {
    if (/\/dialogue\.[^/]*\.js$/.test(request.url())) dialogues.push(request.url());
  });
  await open(page, path);
  return { matomo, dialogues, ...consentOn(page, localeOfPath(path)) };
}

/** Opens a page and agrees there. */
async function openAndAgree(page: Page) {
  const opened = await openSite(page);
  await opened.accept.click();
  await expect.poll(() => opened.matomo.received.length).toBeGreaterThan(0);
  return opened;
}

const cookies = (page: Page) => page.context().cookies();

async function stored(page: Page) {
  const record = await page.evaluate((key) => localStorage.getItem(key), decisionKey);
  return record === null ? undefined : (JSON.parse(record) as Record<string, unknown>);
}

const store = (page: Page, record: object) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    decisionKey,
    JSON.stringify(record),
  ] as const);

test('the checks of tests/built pass for a site with analytics', async () => {
  // One language and no section addresses: the others have the same scripts.
  await site.check(
    ...['budgets', 'analytics', 'links', 'validity'].map((name) => `tests/built/${name}.test.ts`),
    '--testNamePattern',
    '^with analytics|^(en/)?privacy|^[a-z_]+\\.html',
  );
});

test('the banner asks, and nothing is sent before an answer', async ({ page }) => {
  const { matomo, dialogues, banner, accept, refuse, consent } = await openSite(page);
  await expect(banner).toBeVisible();
  for (const paragraph of consent.banner.paragraphs) await expect.soft(banner).toContainText(paragraph);
  const look = (button: typeof accept) =>
    button.evaluate((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      return { width, height, top, color, backgroundColor, fontSize, fontWeight };
    });
  expect.soft(await look(accept)).toEqual(await look(refuse));
  await settled(page);
  expect(dialogues).toHaveLength(1);
  expect(matomo.scripts).toEqual([]);
  expect(await stored(page)).toBeUndefined();
  expect(await cookies(page)).toEqual([]);
});

test('consent loads the container on every page, until consentVersion is raised', async ({ page }) => {
  const { matomo, dialogues, banner, accept } = await openAndAgree(page);
  const record = await stored(page);
  expect(record).toMatchObject({ categories: [category], revision: consentVersion });
  expect(Date.parse(String(record?.['lastConsentTimestamp']))).toBeGreaterThan(Date.now() - 60_000);
  await open(page, '/faq');
  await expect.poll(() => matomo.scripts).toEqual(Array(2).fill('/js/container_aB3xY9.js'));
  expect(dialogues).toHaveLength(1);

  await store(page, { ...record, revision: consentVersion - 1 });
  await open(page, '/faq');
  await expect(banner).toBeVisible();
  await settled(page);
  expect(matomo.scripts).toHaveLength(2);
  expect(await cookies(page)).toEqual([]);
  await accept.click();
  await expect.poll(() => matomo.scripts.length).toBe(3);
  expect(await stored(page)).toMatchObject({ revision: consentVersion });
});

test('declining loads nothing for as long as a decision holds, and then the banner asks again', async ({
  page,
}) => {
  const { matomo, dialogues, refuse, banner } = await openSite(page, '/en');
  await refuse.click();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toMatchObject({ categories: [], revision: consentVersion });
  const afterValidity = (days: number) => {
    const date = new Date();
    return date.setMonth(date.getMonth() + facts.consentValidity.value, date.getDate() + days);
  };
  for (const time of [Date.now(), afterValidity(-2)]) {
    await page.clock.setFixedTime(time);
    await open(page, '/en/contact');
    await settled(page);
    expect(dialogues).toHaveLength(1);
    expect(matomo.scripts).toEqual([]);
    expect(await cookies(page)).toEqual([]);
  }
  await page.clock.setFixedTime(afterValidity(1));
  await open(page, '/en/contact');
  await expect(banner).toBeVisible();
});

test('a prerendered page loads the container by the decision at its activation', async ({ page }) => {
  // Playwright cannot activate prerendered pages in Chromium: `document.prerendering` is faked.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => true }));
  const { matomo, dialogues } = await openSite(page);
  await settled(page);
  expect(dialogues).toEqual([]);
  const expirationTime = Date.now() + 86_400_000;
  await store(page, { categories: [category], revision: consentVersion, expirationTime });
  expect(matomo.scripts).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => matomo.scripts.length).toBe(1);
});

test('events go to the data layer with consent, and to the console without', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.context().route(`${publicConfig.platformUrl}/**`, (route) => route.fulfill({ body: '' }));
  const { matomo, accept } = await openSite(page);
  const labelled = (label: string) => page.locator(`[${eventLabelAttribute}="${label}"]`).first();
  const register = page.getByRole('main').locator(labelled('Home > Register Now'));
  await accept.waitFor();
  await register.click();
  await expect.poll(() => logged).toEqual(['Signup Link click: Home > Register Now']);
  expect(matomo.received).toEqual([]);

  await accept.click();
  await expect.poll(() => matomo.received.length).toBeGreaterThan(0);
  await register.click();

  // Clicks before the container has loaded wait in the data layer.
  const letCome = await matomo.holdBack();
  await open(page, '/platform');
  await page.getByRole('main').locator(labelled('Platform > Register Now')).click();
  expect(matomo.starts()).toBe(1);
  letCome();
  await expect.poll(() => matomo.starts()).toBe(2);
  await page.getByRole('main').locator(`[${eventAttribute}="Message Button click"]`).click();
  await page.waitForURL(/contact/, { waitUntil: 'commit' });
  await expect
    .poll(() => matomo.events())
    .toEqual([
      { event: 'Signup Link click', label: 'Home > Register Now' },
      { event: 'Signup Link click', label: 'Platform > Register Now' },
      { event: 'Message Button click' },
    ]);
  expect(logged).toHaveLength(1);
});

test.describe('after consent', () => {
  // The blocked container goes on trying to send.
  test.use({ tolerated: [new RegExp(`${otherSites.source}|Content Security Policy|^failed`)] });

  test('a withdrawal stops every tab, and deletes cookies and storage', async ({ page, context }) => {
    const { matomo } = await openAndAgree(page);
    const other = await context.newPage();
    await open(other, '/en/platform');
    await expect.poll(() => matomo.scripts.length).toBe(2);
    await expect.poll(async () => (await cookies(other)).length).toBe(3);

    const { footerLink, toggle, inDialogue, consent } = consentOn(other, 'en');
    await footerLink.click();
    await expect(toggle).toBeChecked();
    await toggle.press('Space');
    await expect(toggle).not.toBeChecked();
    const reloaded = other.waitForEvent('load');
    await inDialogue(consent.actions.save).click();
    await expect.poll(() => page.evaluate(() => '_mtm' in window)).toBe(false);
    await reloaded;
    const sent = matomo.received.length;
    // The page that was open goes on trying: two heartbeats are refused there.
    const refusals: string[] = [];
    page.on('console', (message) => refusals.push(message.text()));
    await expect.poll(() => refusals.length).toBeGreaterThan(1);
    expect(refusals[0]).toContain('Content Security Policy');
    await settled(other);

    expect(matomo.received.slice(sent)).toEqual([]);
    expect(matomo.received.filter(({ event }) => event === 'goodbye')).toEqual([]);
    expect(await cookies(other)).toEqual([]);
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([decisionKey]);
    expect(await other.evaluate(() => '_mtm' in window)).toBe(false);
    expect(await stored(other)).toMatchObject({ categories: [] });

    await open(other, '/en/privacy');
    await settled(other);
    expect(matomo.scripts).toHaveLength(2);
    await other.getByRole('main').getByRole('button', { name: consent.settings }).click();
    await expect(toggle).not.toBeChecked();
  });
});

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)
  test(`${signal} counts as a refusal, even after consent, and no banner appears`, async ({ page }) => {
    const { matomo, dialogues } = await openAndAgree(page);
    await page.addInitScript(
      ([name, sent]) => Object.defineProperty(Navigator.prototype, name, { get: () => sent }),
      [property, value] as const,
    );
    await open(page, '/en/faq');
    await settled(page);
    expect(dialogues).toHaveLength(1);
    expect(matomo.scripts).toHaveLength(1);
    expect(await stored(page)).toBeUndefined();
    expect(await cookies(page)).toEqual([]);

    const { dialogue, footerLink, toggle, consent } = consentOn(page, 'en');
    await footerLink.click();
    await expect(dialogue).toContainText(consent.sections.signal.title);
    await expect(toggle).toHaveCount(0);
    if (signal === 'Do Not Track') await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialogue).toBeHidden();
    await expect(footerLink).toBeFocused();
    expect(await stored(page)).toBeUndefined();
  });

test('the banner is the second tab stop, and neither takes nor traps the focus', async ({ page }) => {
  const { banner, accept, refuse, toSettings, consent } = await openSite(page, '/en');
  await expect(banner).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: contentFor('en').common.skipToContent })).toBeFocused();
  const link = (name: string) => banner.getByRole('link', { name });
  const links = [link(consent.links.privacy), link(consent.links.imprint)];
  for (const stop of [accept, refuse, toSettings, ...links]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toHaveCSS('outline-width', '3px');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(link(consent.links.imprint)).toBeFocused();
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
});

test('the dialogue traps the focus, has nothing ticked and restores the focus', async ({ page }) => {
  const { banner, dialogue, toSettings, toggle, inDialogue, consent } = await openSite(page);
  await toSettings.press('Enter');
  await expect(dialogue).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await expect(dialogue).toContainText(consent.sections.analytics.description);
  await expect(page.getByText(consent.sections.analytics.description)).toBeVisible();
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

test('banner and dialogue are accessible, and fit phones and wide screens', async ({ page }) => {
  for (const [locale, width, height] of [
    ['de', 1440, 900],
    ['en', 768, 1024],
    ['en', 320, 568],
    ['de', 320, 568],
  ] as const) {
    const { banner, dialogue, accept, refuse, toSettings } = consentOn(page, locale);
    const look = async (part: typeof banner) => {
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      if (locale === 'de' && width === 320) await expectAccessible(page);
    };
    await page.setViewportSize({ width, height });
    await open(page, pathTo(locale, 'home'));
    await expect(accept).toBeInViewport({ ratio: 1 });
    await expect(refuse).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await look(banner);
    await toSettings.click();
    await expect(dialogue).toBeInViewport({ ratio: 1 });
    await look(dialogue);
  }
});

test.describe('for a visitor whose browser prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('the banner does not cover the offer of the English page', async ({ page }) => {
    const { banner } = await openSite(page);
    await expect(banner).toBeVisible();
    const offer = page.getByRole('link', { name: folders.en.languageHint.action });
    // At the current scroll position: scrolling could move the banner away.
    const isInSight = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect.poll(() => offer.evaluate(isInSight)).toBe(true);
  });
});

test("the banner shifts no layout and is not a phone's largest contentful paint", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of localeCodes) {
    // The page with the shortest lead.
    await open(page, pathTo(locale, 'faq'));
    await consentOn(page, locale).accept.waitFor();
    await settled(page);
    const { shifts, largest } = await paintsOf(page);
    expect(shifts, locale).toEqual([]);
    expect(largest, locale).toMatch(/^(H1|P)$/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no banner appears, no script loads, and the settings button is hidden', async ({ page }) => {
    const { matomo, footerLink, consent } = await openSite(page, '/privacy');
    await expect(footerLink).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: consent.settings })).toBeHidden();
    await expect(page.locator('#cc-main')).toHaveCount(0);
    expect(matomo.scripts).toEqual([]);
  });
});
