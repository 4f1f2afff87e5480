import type { Page } from '@playwright/test';
import type { ContactField } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { minimumFillTime } from '#server/protection/policy.ts';
import { contentFor } from '#site/content/load.ts';

/** A message with everything that breaks on the way: umlauts, quotes, markup, line breaks, emoji. */
export const sampleMessage: Record<ContactField, string> = {
  firstName: 'Jörg „Jo“',
  lastName: "O'Größer-Süß",
  email: 'joerg.groesser@beispiel.example',
  phone: '+49 30 23125 321',
  town: 'Köln & Umgebung',
  country: 'AT',
  message: 'Guten Tag,\n\nist das <b>fett</b> & "gut"?\nViele Grüße 👍🏽',
};

/** Waits until the service no longer takes whoever fills in the form for a bot. */
export async function typeLikeAPerson(page: Page): Promise<void> {
  await page.waitForTimeout(minimumFillTime);
}

/** Fills the contact form as a person would, by its labels, and ticks the consent. */
export async function fillContactForm(
  page: Page,
  locale: Locale,
  message: typeof sampleMessage,
): Promise<void> {
  const { fields, consentLabel } = contactFormLabels(locale);
  const { country, ...texts } = message;
  for (const [field, value] of Object.entries(texts)) {
    await page.getByLabel(fields[field as ContactField], { exact: true }).fill(value);
  }
  await page.getByLabel(fields.country, { exact: true }).selectOption(country);
  await page.getByRole('checkbox', { name: consentLabel }).check();
}

function contactFormLabels(locale: Locale) {
  const { contactForm } = contentFor(locale);
  return { fields: contactForm.labels, consentLabel: new RegExp(contactForm.consent.before) };
}
