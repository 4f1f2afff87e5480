import { setTimeout as pause } from 'node:timers/promises';
import { contactFields, type ContactField, type RequiredContactField } from '#common/contactFields.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { SECOND } from '#server/time.ts';
import { contentFor } from '#site/content/load.ts';
import type { Listener } from '../listener.ts';
import type { Journey } from './journey.ts';

/** A message whose country is chosen; what is not required is left out. */
const typed: Record<Exclude<RequiredContactField, 'country'>, string> = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: 'erika@example.com',
  phone: '0301234567',
  town: 'Bonn',
  message: 'Hallo',
};

/** Fills the form in; begins in its first field, and ends at its button. */
async function fillIn(listener: Listener, locale: Locale): Promise<void> {
  const country = locale === 'de' ? 'Deutschland' : 'Germany';
  const values: Partial<Record<ContactField, string>> = { ...typed, country };
  for (const name of contactFields) {
    await listener.type(values[name] ?? '');
    await listener.press('Tab');
  }
  await listener.press('space');
  await listener.pressUntil('Tab', contentFor(locale).contactForm.submit.idle, 4);
}

/** The form: sent too early, corrected, failed, sent. */
export const contact: Journey = async (listener, site, locale) => {
  const { contact: page, contactForm: texts } = contentFor(locale);
  await listener.open(site.address + pathTo(locale, 'contact'));
  await listener.pressUntil('h', page.sections.send_message);
  await listener.pressUntil('Tab', texts.labels.firstName);
  await listener.pressUntil('Tab', texts.submit.idle);
  await listener.press('Return');
  await listener.pressUntil('Tab', texts.ask.firstName, 2);
  await listener.press('Return');
  await fillIn(listener, locale);
  site.failing(true);
  await listener.press('Return');
  await listener.hear(texts.error.text);
  site.failing(false);
  // Somebody who comes back to the button later still hears why.
  await listener.press('shift+Tab', 'Tab');
  await listener.press('Return');
  await listener.hear(page.sent.thanks);
  await listener.press('Tab');
  const inOrder = [
    page.sections.send_message,
    texts.labels.firstName,
    texts.labels.lastName,
    `${texts.labels.firstName} ${texts.errors.required}`,
    texts.submit.idle,
    texts.error.invalid,
    texts.ask.firstName,
    texts.labels.firstName,
    texts.errors.required,
    texts.hint.ready,
    texts.submit.idle,
    texts.submit.busy,
    texts.error.text,
    texts.submit.again,
    texts.hint.failed,
    texts.submit.busy,
    page.sent.thanks,
    page.sent.reference,
  ];
  return { inOrder, once: [texts.error.invalid, texts.error.text, page.sent.thanks] };
};

/** The form without a network, by Firefox's own menu: what is heard, and what stands when one comes back to the button. */
export const offline: Journey = async (listener, site, locale) => {
  const { contact: page, contactForm: texts } = contentFor(locale);
  const workOffline = ['alt+f', 'k'];
  await listener.open(site.address + pathTo(locale, 'contact'));
  await listener.pressUntil('h', page.sections.send_message);
  await listener.pressUntil('Tab', texts.labels.firstName);
  await fillIn(listener, locale);
  // Firefox reaches its own machine offline too, so that the service must be away as well.
  site.failing(true);
  await listener.press(...workOffline, 'Return');
  await listener.hear(texts.error.offline);
  site.failing(false);
  // The notice goes after six seconds.
  await pause(8 * SECOND);
  await listener.press('shift+Tab', 'Tab', ...workOffline, 'Return');
  await listener.hear(page.sent.thanks);
  const inOrder = [
    texts.submit.idle,
    texts.error.offline,
    texts.submit.again,
    texts.hint.offline,
    page.sent.thanks,
  ];
  return { inOrder, once: [texts.error.offline, page.sent.thanks] };
};
