import { contactFields, type ContactField, type RequiredContactField } from '#common/contactFields.ts';
import type { Page, Request, Route } from '@playwright/test';
import { challengePath, contactPath, errorId } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { altcha } from '#server/protection/captcha/altcha.ts';
import { secretFrom } from '#server/store/secret.ts';
import { lightEffort } from '#server/testing/altcha.ts';
import { blankContact } from '#server/testing/samples.ts';
import { contentFor } from '#site/content/load.ts';
import { expect } from './test.ts';

/** A message with everything that breaks on the way: umlauts, quotes, markup, line breaks, emoji. */
const typed: Record<RequiredContactField, string> = {
  firstName: 'Jörg „Jo“',
  lastName: "O'Größer-Süß",
  email: 'joerg.groesser@beispiel.example',
  phone: '+49 30 23125 321',
  town: 'Köln & Umgebung',
  country: 'AT',
  message: 'Guten Tag,\n\nist das <b>fett</b> & "gut"?\nViele Grüße 👍🏽',
};
export const sampleMessage: Record<ContactField, string> = { ...blankContact, ...typed };

/** The form's parts, found by their words in a language, and what somebody does with it. */
export function formOn(page: Page, locale: Locale = 'de') {
  const { contactForm: texts, contact } = contentFor(locale);
  const notice = (text: string) =>
    page.locator('.snackbar').or(page.getByRole('alert')).filter({ hasText: text });
  const field = (name: ContactField) => page.getByLabel(texts.labels[name], { exact: true });
  const box = page.getByRole('checkbox', { name: new RegExp(texts.consent.text.split('{')[0] ?? '') });
  return {
    texts,
    submit: page.locator('form [type=submit]'),
    field,
    error: (name: ContactField | 'consent') => page.locator(`#${errorId(name)}`),
    box,
    /** What screen readers are told of sending. */
    announced: page.getByRole('status').first(),
    summary: page.getByRole('group', { name: texts.error.invalid }),
    notice,
    failed: notice(texts.error.text),
    sent: page.getByRole('heading', { name: contact.sent.title, exact: true }),
    /** Fills it in as a person would, by its labels, and ticks the consent. */
    fill: async (changes: Partial<typeof sampleMessage> = {}) => {
      const { country, ...others } = { ...sampleMessage, ...changes };
      for (const [name, value] of Object.entries(others)) await field(name as ContactField).fill(value);
      await field('country').selectOption(country);
      await box.check();
    },
    /** What was typed is still there. */
    expectKept: async () => {
      for (const name of contactFields) await expect(field(name)).toHaveValue(sampleMessage[name]);
      await expect(box).toBeChecked();
    },
  };
}

/** Opens the page and waits until the script has taken the form over: the button is disabled then. */
export async function openForm(page: Page, locale: Locale = 'de', site = '') {
  await page.goto(site + pathTo(locale, 'contact'));
  const form = formOn(page, locale);
  await form.submit.scrollIntoViewIfNeeded();
  await expect(form.submit).toBeDisabled();
  return form;
}

/** Opens the form and fills it in with the sample message. */
export async function openFilledForm(page: Page, locale: Locale = 'de', site = '') {
  const form = await openForm(page, locale, site);
  await form.fill();
  return form;
}

/** Answers each call of the form in the service's place. */
export const answerWith = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`**${contactPath}`, answer);

/** Idempotency keys and captcha tokens of the messages that the page sends. */
export function watchMessages(page: Page) {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(contactPath)) sent.push(request);
  });
  return {
    count: () => sent.length,
    keys: () => Promise.all(sent.map((request) => request.headerValue('idempotency-key'))),
    tokens: () => sent.map((request) => (request.postDataJSON() as Record<string, string>)['recaptchaToken']),
  };
}

/**
 * Gives the page challenges in the place of the service, which asks for none in these tests: as it does
 * otherwise, but that they are solved in milliseconds, and need not be filled in as slowly as a person does.
 */
export async function giveChallenges(page: Page): Promise<void> {
  const { challenge } = altcha(secretFrom(Buffer.alloc(32, 7)), { effort: lightEffort });
  await page.route(`**${challengePath}`, async (route) => {
    const { parameters, ...rest } = await challenge();
    const data = { ...parameters.data, minimumAge: 0 };
    await route.fulfill({ json: { ...rest, parameters: { ...parameters, data } } });
  });
}
