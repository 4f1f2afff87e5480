import { eventAttribute, eventLabelAttribute } from '#common/ids.ts';
import { publicConfig } from '#site/config.ts';
import { decisionKey } from '#site/analytics/decision.ts';
import {
  consentOn,
  cookies,
  openAndAgree,
  openSite,
  otherSites,
  stored,
  useConsentSite,
} from './support/consent.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** What reaches Matomo after consent, and what no longer does after it is withdrawn. */
const site = useConsentSite();

// One worker, so that no other waits while the site is built.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [otherSites] });

test('events go to the data layer with consent, and to the console without', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.context().route(`${publicConfig.platformUrl}/**`, (route) => route.fulfill({ body: '' }));
  const { matomo, accept } = await openSite(page, site);
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
  await page.goto(site.address + '/platform');
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
    const { matomo } = await openAndAgree(page, site);
    const other = await context.newPage();
    await other.goto(site.address + '/en/platform');
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

    await other.goto(site.address + '/en/privacy');
    await settled(other);
    expect(matomo.scripts).toHaveLength(2);
    await other.getByRole('main').getByRole('button', { name: consent.settings }).click();
    await expect(toggle).not.toBeChecked();
  });
});
