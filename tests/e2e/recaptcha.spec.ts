import type { Page } from '@playwright/test';
import { captchaBadgeId } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { fillContactForm, sampleMessage } from './support/contactForm.ts';
import { startRecaptchaSite } from './support/recaptchaSite.ts';
import { expect, test } from './support/test.ts';

let site: Awaited<ReturnType<typeof startRecaptchaSite>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => (site = await startRecaptchaSite()));
test.afterAll(() => site.stop());
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // These tests use a site on another port, which requests Google's script; we answer for Google.
  tolerated: [
    /^third party: http(:\/\/127\.0\.0\.1|s:\/\/www\.google\.com\/recaptcha)|Failed to load|^status (400|503)|^failed/,
  ],
});

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
async function fakeGoogle(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route('https://www.google.com/**', (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
}

async function openForm(page: Page, locale: Locale = 'de') {
  const { contactForm, contact } = contentFor(locale);
  await page.goto(site.address + pathTo(locale, 'contact'));
  const submit = page.getByRole('button', { name: contactForm.submit.idle });
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeDisabled();
  return {
    submit,
    firstName: page.getByLabel(contactForm.labels.firstName, { exact: true }),
    snackbar: page.getByRole('alert').filter({ hasText: contactForm.error.text }),
    sent: page.getByRole('heading', { name: contact.sent.title, exact: true }),
  };
}

for (const locale of ['de', 'en'] as const) {
  test(`nothing is asked of Google before the form is touched; then a message takes a token along (${locale})`, async ({
    page,
  }) => {
    const requests = await fakeGoogle(page);
    const { firstName, submit, sent } = await openForm(page, locale);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    await firstName.focus();
    await expect(page.locator(`#${captchaBadgeId} .grecaptcha-badge`)).toBeAttached();
    expect(requests.map(({ search }) => search)).toEqual([`?render=explicit&hl=${locale}`]);
    expect(await page.evaluate('window.rendered')).toMatchObject([
      { place: captchaBadgeId, sitekey: site.siteKey, size: 'invisible', badge: 'inline' },
    ]);

    await fillContactForm(page, locale, sampleMessage);
    await submit.click();
    await expect(sent).toBeFocused();
    expect(site.asked.at(-1)).toEqual({ secret: site.secret, response: 'token 1' });
  });
}

test('a script that does not come shows the snackbar; the form is kept, and the next try works', async ({
  page,
}) => {
  await page.route('https://www.google.com/**', (route) => route.abort());
  const { firstName, submit, snackbar, sent } = await openForm(page);
  await fillContactForm(page, 'de', sampleMessage);
  const before = await site.stored();
  await submit.click();
  await expect(snackbar).toBeVisible();
  await expect(firstName).toHaveValue(sampleMessage.firstName);
  expect(await site.stored()).toBe(before);

  await page.unrouteAll();
  await fakeGoogle(page);
  await submit.click();
  await expect(sent).toBeFocused();
});

for (const [why, verdict, status] of [
  ['Google cannot be reached by the service', new Error('no route'), 503],
  ['Google refuses the token', { success: false, 'error-codes': ['invalid-input-response'] }, 400],
] as const) {
  test(`when ${why}, the form is kept and a new token is asked for`, async ({ page }) => {
    await fakeGoogle(page);
    const { firstName, submit, snackbar, sent } = await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    const before = await site.stored();
    site.answerWith(verdict);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit.click();
    expect((await answer).status()).toBe(status);
    await expect(snackbar).toBeVisible();
    await expect(firstName).toHaveValue(sampleMessage.firstName);
    expect(await site.stored()).toBe(before);

    site.answerWith({ success: true });
    await submit.click();
    await expect(sent).toBeFocused();
    expect(site.asked.at(-1)?.['response']).toBe('token 2');
    expect(await site.stored()).toBe(before + 1);
  });
}
