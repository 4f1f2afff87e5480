import type { Page, Request } from '@playwright/test';
import { challengePath, contactPath, honeypotField } from '#common/contact.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { fillContactForm, sampleMessage } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { contactForm, contact } = contentFor('de');

function formOn(page: Page) {
  return {
    firstName: page.getByLabel(contactForm.labels.firstName, { exact: true }),
    submit: page.getByRole('button', { name: contactForm.submit.idle }),
    snackbar: page.getByRole('alert').filter({ hasText: contactForm.error.text }),
    offline: page.getByRole('alert').filter({ hasText: contactForm.error.offline }),
    sent: page.getByRole('heading', { name: contact.sent.title, exact: true }),
  };
}

/** Opens the page and waits until the script has taken the form over. */
async function openForm(page: Page) {
  await page.goto(pathTo('de', 'contact'));
  const form = formOn(page);
  await form.submit.scrollIntoViewIfNeeded();
  await expect(form.submit).toBeDisabled();
  return form;
}

/** Idempotency keys and captcha tokens of the messages that the page sends. */
function watchMessages(page: Page) {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(contactPath)) sent.push(request);
  });
  return {
    keys: () => Promise.all(sent.map((request) => request.headerValue('idempotency-key'))),
    tokens: () => sent.map((request) => (request.postDataJSON() as Record<string, string>)['recaptchaToken']),
  };
}

test('the challenge and its solver are fetched when the form is first touched, and once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { firstName, submit, sent } = await openForm(page);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(challengePath);
  expect(asked.filter((path) => /altcha|pbkdf2|sender/.test(path))).toEqual([]);

  const answer = page.waitForResponse(`**${challengePath}`);
  await firstName.focus();
  expect((await answer).status()).toBe(200);
  await fillContactForm(page, 'de', sampleMessage);
  await submit.click();
  await expect(sent).toBeFocused();
  expect(asked.filter((path) => path === challengePath)).toHaveLength(1);
});

test.describe('when something fails on the way', () => {
  test.use({ tolerated: [/Failed to load resource|^status (400|429|503)|^failed:/] });

  test('a captcha that cannot be had shows the snackbar, and the form is kept', async ({ page }) => {
    await page.route(`**${challengePath}`, (route) => route.fulfill({ status: 429, json: {} }));
    const { submit, snackbar, sent, firstName } = await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(snackbar).toBeVisible();
    await expect(firstName).toHaveValue(sampleMessage.firstName);

    await page.unroute(`**${challengePath}`);
    await submit.click();
    await expect(sent).toBeFocused();
  });

  test('a service that was asked too often is asked once per pause, and the visitor reads when to come back', async ({
    page,
  }) => {
    let asked = 0;
    await page.route(`**${challengePath}`, (route) => {
      asked += 1;
      return route.fulfill({ status: 429, headers: { 'retry-after': '290' }, json: {} });
    });
    const { submit, firstName, sent } = await openForm(page);
    const refused = page.waitForResponse(`**${challengePath}`);
    await firstName.focus();
    await refused;
    await fillContactForm(page, 'de', sampleMessage);
    await firstName.pressSequentially('x'.repeat(60));
    await submit.click();
    const told = page
      .getByRole('alert')
      .filter({ hasText: contactForm.error.wait.replace('{wait}', 'in 5 Minuten') });
    await expect(told).toBeVisible();
    await submit.click();
    await expect(told).toBeVisible();
    expect(asked).toBe(1);
    await expect(sent).toBeHidden();
  });

  test('in English the visitor reads "in 1 minute" when a message is one too many', async ({ page }) => {
    const messages = watchMessages(page);
    await page.route(`**${contactPath}`, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '45' }, json: {} }),
    );
    const { contactForm: texts } = contentFor('en');
    await page.goto(pathTo('en', 'contact'));
    const submit = page.getByRole('button', { name: texts.submit.idle });
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeDisabled();
    await fillContactForm(page, 'en', sampleMessage);
    await submit.click();
    const told = page
      .getByRole('alert')
      .filter({ hasText: texts.error.wait.replace('{wait}', 'in 1 minute') });
    await expect(told).toBeVisible();
    await submit.click();
    expect(messages.tokens()).toHaveLength(1);
  });

  test('a captcha that is refused shows the snackbar, and the next try brings another one', async ({
    page,
  }) => {
    const messages = watchMessages(page);
    await page.route(
      `**${contactPath}`,
      (route) => route.fulfill({ status: 400, json: { message: 'Nein.' } }),
      { times: 1 },
    );
    const { submit, snackbar, sent } = await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(snackbar).toBeVisible();
    await submit.click();
    await expect(sent).toBeFocused();
    expect(new Set(messages.tokens()).size).toBe(2);
    expect(new Set(await messages.keys()).size).toBe(1);
  });

  test('a connection that breaks is tried once more under the same key', async ({ page }) => {
    const messages = watchMessages(page);
    await page.route(`**${contactPath}`, (route) => route.abort('connectionreset'), { times: 1 });
    const { submit, sent } = await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(sent).toBeFocused();
    const keys = await messages.keys();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a second click keeps the key, the next message has another one', async ({ page }) => {
    const messages = watchMessages(page);
    await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
    const { submit, snackbar, sent } = await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(snackbar).toBeVisible();
    await submit.click();
    await expect(sent).toBeFocused();

    await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(sent).toBeFocused();
    const [first, second, third] = await messages.keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('without a connection the snackbar says so, and nothing is lost', async ({ page, context }) => {
    const messages = watchMessages(page);
    const { submit, offline, sent } = await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    await context.setOffline(true);
    await submit.click();
    await expect(offline).toBeVisible();
    expect(await messages.keys()).toEqual([]);

    await context.setOffline(false);
    await submit.click();
    await expect(sent).toBeFocused();
  });
});

test('autofill of the hidden field does not stop a person’s message', async ({ page }) => {
  const { submit, sent } = await openForm(page);
  await fillContactForm(page, 'de', sampleMessage);
  await page
    .locator(`[name="${honeypotField}"]`)
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await submit.click();
  await expect(sent).toBeFocused();
});

test('what was typed survives a reload, the consent does not, and sending erases it', async ({ page }) => {
  const { firstName, submit, sent } = await openForm(page);
  await fillContactForm(page, 'de', sampleMessage);
  await page.reload();
  await submit.scrollIntoViewIfNeeded();
  await expect(firstName).toHaveValue(sampleMessage.firstName);
  await expect(page.getByLabel(contactForm.labels.message, { exact: true })).toHaveValue(
    sampleMessage.message,
  );
  await expect(page.getByLabel(contactForm.labels.country, { exact: true })).toHaveValue(
    sampleMessage.country,
  );
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(submit).toBeDisabled();

  await page.getByRole('checkbox').check();
  await submit.click();
  await expect(sent).toBeFocused();
  await page.reload();
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeDisabled();
  await expect(firstName).toHaveValue('');
});

test('nobody meets the hidden field: not on the screen, not by keyboard', async ({ page }) => {
  await openForm(page);
  const field = page.locator(`[name="${honeypotField}"]`);
  await field.evaluate((element: HTMLInputElement) => element.focus());
  await expect(field).not.toBeFocused();
  const box = await field.locator('..').boundingBox();
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(1);
});
