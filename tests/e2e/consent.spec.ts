import { facts } from '#common/facts.ts';
import { category, consentVersion } from '#site/analytics/decision.ts';
import { expectAccessible } from './support/accessible.ts';
import {
  consentOn,
  cookies,
  openAndAgree,
  openSite,
  otherSites,
  store,
  stored,
  useConsentSite,
} from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** Who is asked, what an answer leads to, and what is loaded before and after it. */
const site = useConsentSite();

// One worker, so that no other waits while the site is built.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [otherSites] });

test('the checks of tests/built pass for a site with analytics', async () => {
  // One language and no section addresses: the others have the same scripts.
  await site.check(
    ...['budgets', 'analytics', 'links', 'validity'].map((name) => `tests/built/${name}.test.ts`),
    '--testNamePattern',
    '^with analytics|^(en/)?privacy|^[a-z_]+\\.html',
  );
});

test('the banner asks, and nothing is sent before an answer', async ({ page }) => {
  const { matomo, dialogues, banner, accept, refuse, consent } = await openSite(page, site);
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
  const { matomo, dialogues, banner, accept } = await openAndAgree(page, site);
  const record = await stored(page);
  expect(record).toMatchObject({ categories: [category], revision: consentVersion });
  expect(Date.parse(String(record?.['lastConsentTimestamp']))).toBeGreaterThan(Date.now() - 60_000);
  await page.goto(site.address + '/faq');
  await expect.poll(() => matomo.scripts).toEqual(Array(2).fill('/js/container_aB3xY9.js'));
  expect(dialogues).toHaveLength(1);

  await store(page, { ...record, revision: consentVersion - 1 });
  await page.goto(site.address + '/faq');
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
  const { matomo, dialogues, refuse, banner } = await openSite(page, site, '/en');
  await refuse.click();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toMatchObject({ categories: [], revision: consentVersion });
  const afterValidity = (days: number) => {
    const date = new Date();
    return date.setMonth(date.getMonth() + facts.consentValidity.value, date.getDate() + days);
  };
  for (const time of [Date.now(), afterValidity(-2)]) {
    await page.clock.setFixedTime(time);
    await page.goto(site.address + '/en/contact');
    await settled(page);
    expect(dialogues).toHaveLength(1);
    expect(matomo.scripts).toEqual([]);
    expect(await cookies(page)).toEqual([]);
  }
  await page.clock.setFixedTime(afterValidity(1));
  await page.goto(site.address + '/en/contact');
  await expect(banner).toBeVisible();
});

test('a prerendered page loads the container by the decision at its activation', async ({ page }) => {
  // Playwright cannot activate prerendered pages in Chromium: `document.prerendering` is faked.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => true }));
  const { matomo, dialogues } = await openSite(page, site);
  await settled(page);
  expect(dialogues).toEqual([]);
  const expirationTime = Date.now() + 86_400_000;
  await store(page, { categories: [category], revision: consentVersion, expirationTime });
  expect(matomo.scripts).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => matomo.scripts.length).toBe(1);
});

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)
  test(`${signal} counts as a refusal, even after consent, and no banner appears`, async ({ page }) => {
    const { matomo, dialogues } = await openAndAgree(page, site);
    await page.addInitScript(
      ([name, sent]) => Object.defineProperty(Navigator.prototype, name, { get: () => sent }),
      [property, value] as const,
    );
    await page.goto(site.address + '/en/faq');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no banner appears, no script loads, and the settings button is hidden', async ({ page }) => {
    const { matomo, footerLink, consent } = await openSite(page, site, '/privacy');
    await expect(footerLink).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: consent.settings })).toBeHidden();
    await expect(page.locator('#cc-main')).toHaveCount(0);
    expect(matomo.scripts).toEqual([]);
  });
});
