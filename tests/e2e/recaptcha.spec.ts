import type { Page } from '@playwright/test';
import { captchaBadgeId } from '#common/ids.ts';
import { startConfiguredSite, type ConfiguredSite, type Verdict } from './support/configuredSite.ts';
import { openFilledForm, openForm } from './support/contactForm.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

let site: ConfiguredSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => void (site = await startConfiguredSite()));
test.afterAll(() => site.stop());
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // These tests use a site on another port, which requests Google's script; we answer for Google.
  tolerated: [
    /^third party: http(:\/\/127\.0\.0\.1|s:\/\/www\.google\.com\/recaptcha)|Failed to load|^status (400|503)|^failed/,
  ],
});
// Refuses analytics, whose banner would cover the form.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })),
);

const google = 'https://www.google.com/**';

/** A stand-in for Google's script: it keeps the options it is given and hands out numbered tokens. */
const script = `
  let options, tokens = 0;
  window.rendered = [];
  window.grecaptcha = {
    ready: (run) => setTimeout(run),
    render(place, given) {
      options = given;
      window.rendered.push({ place: place.id, ...given });
      place.append(Object.assign(document.createElement('div'), { className: 'grecaptcha-badge' }));
      return 0;
    },
    reset() {},
    execute: () => setTimeout(() => options.callback('token ' + ++tokens)),
  };`;

/** Serves that script at the network's edge; returns the addresses that were requested. */
async function fakeGoogle(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(google, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
}

test('Google gets no request before the form is touched; then a message has a token', async ({ page }) => {
  const requests = await fakeGoogle(page);
  const { field, fill, submit, sent } = await openForm(page, 'en', site.address);
  await settled(page);
  expect(requests).toEqual([]);

  await field('firstName').focus();
  await expect(page.locator(`#${captchaBadgeId} .grecaptcha-badge`)).toBeAttached();
  // In the page's language, not the browser's.
  expect(requests).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit&hl=en']);
  expect(await page.evaluate('window.rendered')).toMatchObject([
    { place: captchaBadgeId, sitekey: site.siteKey, size: 'invisible', badge: 'inline' },
  ]);

  await fill();
  await submit.click();
  await expect(sent).toBeFocused();
  expect(site.asked.at(-1)).toEqual({ secret: site.secret, response: 'token 1' });
});

test('a token that has run out is replaced, and the message sent once more by itself', async ({ page }) => {
  await fakeGoogle(page);
  const { submit, sent } = await openFilledForm(page, 'de', site.address);
  const before = await site.stored();
  site.answerWith({ success: false, 'error-codes': ['timeout-or-duplicate'] }, { success: true });
  await submit.click();
  await expect(sent).toBeFocused();
  expect(site.asked.slice(-2).map(({ response }) => response)).toEqual(['token 1', 'token 2']);
  expect(await site.stored()).toBe(before + 1);
});

test('after any failure at Google the next try has a new token', async ({ page }) => {
  await page.route(google, (route) => route.abort());
  const { submit, failed, sent } = await openFilledForm(page, 'de', site.address);
  const before = await site.stored();
  await submit.click();
  await expect(failed).toBeVisible();

  await page.unroute(google);
  await fakeGoogle(page);
  const verdicts: [Verdict, status: number][] = [
    [new Error('no route'), 503],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 400],
  ];
  for (const [verdict, status] of verdicts) {
    site.answerWith(verdict);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit.click();
    expect((await answer).status()).toBe(status);
    await expect(submit).toBeEnabled();
    expect(await site.stored()).toBe(before);
  }

  site.answerWith({ success: true });
  await submit.click();
  await expect(sent).toBeFocused();
  expect(site.asked.slice(-3).map(({ response }) => response)).toEqual(['token 1', 'token 2', 'token 3']);
  expect(await site.stored()).toBe(before + 1);
});
