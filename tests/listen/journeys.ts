import { contactFields } from '#common/contactFields.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import type { Listener } from './listener.ts';
import type { Site } from './site.ts';

/** What a listener must hear. */
type Wanted = {
  inOrder: string[];
  /** What would be a nuisance when it is said twice. */
  once?: string[];
};

/** What somebody does by keys alone, in a language; resolves to what they must have heard. */
type Journey = (listener: Listener, site: Site, locale: Locale) => Promise<Wanted>;

const typed: Record<string, string> = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: 'erika@example.com',
  phone: '0301234567',
  town: 'Bonn',
  message: 'Hallo',
};

/** The form: sent too early, corrected, failed, sent. */
const contact: Journey = async (listener, site, locale) => {
  const { contact: page, contactForm: texts } = contentFor(locale);
  const country = locale === 'de' ? 'Deutschland' : 'Germany';
  await listener.open(site.address + pathTo(locale, 'contact'));
  await listener.pressUntil('h', page.sections.send_message);
  await listener.pressUntil('Tab', texts.labels.firstName);
  await listener.pressUntil('Tab', texts.submit.idle);
  await listener.press('Return');
  await listener.pressUntil('Tab', texts.ask.firstName, 2);
  await listener.press('Return');
  for (const name of contactFields) {
    await listener.type(name === 'country' ? country : (typed[name] ?? ''));
    await listener.press('Tab');
  }
  await listener.press('space');
  await listener.pressUntil('Tab', texts.submit.idle, 4);
  site.failing(true);
  await listener.press('Return');
  await listener.hear(texts.error.text);
  site.failing(false);
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
    texts.submit.busy,
    page.sent.thanks,
    page.sent.reference,
  ];
  return { inOrder, once: [texts.error.invalid, texts.error.text, page.sent.thanks] };
};

/** By the names of their transcripts. */
export const journeys = { contact };
