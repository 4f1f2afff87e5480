import { contactFields } from '#common/contactFields.ts';
import { feeLimits, settlement } from '#common/fees.ts';
import { locales, type Locale } from '#common/locales.ts';
import { localisedPath, pathTo } from '#common/routes.ts';
import { needPath } from '#common/valuationNeed.ts';
import { questionsIn } from '#site/content/entries/load.ts';
import { contentFor } from '#site/content/load.ts';
import { sources } from '#site/content/samples/report/rows.ts';
import { isAmong } from './heard.ts';
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

/** Orca's key that gives the arrows to the control, or back to reading. */
const readOrOperate = 'Insert+a';

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

/** Home's offers: opened, sorted by time, heard and reached in that order, one of them chosen. */
const offers: Journey = async (listener, site, locale) => {
  const { show, orders, announcements, properties, chosen } = contentFor(locale).home.enquiry;
  const byTime = (properties[0]?.offers ?? []).toSorted((one, other) => one.byTime - other.byTime);
  await listener.open(site.address + pathTo(locale, 'home'));
  await listener.pressUntil('Tab', show);
  await listener.press('Return');
  await listener.pressUntil('Tab', orders.price, 3);
  await listener.press(readOrOperate, 'Right');
  await listener.hear(announcements.time);
  await listener.press('Tab', readOrOperate, 'Down');
  await listener.hear(chosen);
  await listener.press('Down');
  const [quickest = '', second = '', last = ''] = byTime.map(({ valuer }) => valuer);
  return {
    inOrder: [show, orders.price, orders.time, announcements.time, quickest, second, last],
    // Said with the offer that is chosen first, before or after its name.
    once: [announcements.time, chosen],
  };
};

/** The FAQ: searched, and an answer read. */
const questions: Journey = async (listener, site, locale) => {
  const { faq } = contentFor(locale);
  const word = locale === 'de' ? 'Honorar' : 'fee';
  await listener.open(site.address + pathTo(locale, 'faq'));
  await listener.pressUntil('Tab', faq.search.label);
  await listener.type(word);
  await listener.hear(faq.search.found);
  const heard = await listener.press('Tab');
  const question = questionsIn(locale).find((one) => isAmong(heard, one.question));
  if (question === undefined) throw new Error('The first match was not heard.');
  await listener.press('Return', readOrOperate, 'Down', 'Down');
  const [answer = ''] = question.answer[0]?.text.split('. ') ?? [];
  return { inOrder: [faq.search.label, faq.search.found, question.question, answer] };
};

/** The guide: four answers, and the valuation that they lead to. */
const guide: Journey = async (listener, site, locale) => {
  const { questions: asks, outcome } = contentFor(locale).valuationNeed;
  const steps = [
    { title: asks.occasion.title, answer: asks.occasion.answers.sale },
    { title: asks.reliance.title, answer: asks.reliance.answers.self },
    { title: asks.date.title, answer: asks.date.answers.today },
    { title: asks.property.title, answer: asks.property.answers.plain },
  ];
  await listener.open(site.address + localisedPath(locale, needPath([])));
  for (const { title, answer } of steps) {
    await listener.pressUntil('h', title, 4);
    await listener.pressUntil('Tab', new RegExp(`(^|[.] )${answer} link`));
    await listener.press('Return');
    await listener.hear('Bewertra');
  }
  await listener.pressUntil('h', outcome.reasons.ownView.title, 4);
  return {
    inOrder: [...steps.flatMap(({ title, answer }) => [title, answer]), outcome.reasons.ownView.title],
  };
};

/** The calculator: an amount, one that is too large, and the amount once more. */
const calculator: Journey = async (listener, site, locale) => {
  const { feeCalculator: texts } = contentFor(locale);
  const money = (euros: number) =>
    euros.toLocaleString(locales[locale].tag, { style: 'currency', currency: 'EUR' });
  await listener.open(site.address + pathTo(locale, 'professional', 'service_fees'));
  await listener.pressUntil('Tab', texts.fee);
  await listener.press('ctrl+a');
  await listener.type('3000');
  await listener.hear(money(settlement(3000).kept));
  await listener.press('ctrl+a');
  await listener.type('99999999');
  await listener.hear(texts.problems.tooLarge);
  await listener.press('ctrl+a');
  await listener.type('4000');
  await listener.hear(money(settlement(4000).kept));
  await listener.press('Tab');
  await listener.press('Right');
  await listener.hear(money(4000 + feeLimits.slider.step));
  const inOrder = [
    texts.fee,
    money(settlement(3000).kept),
    texts.problems.tooLarge,
    money(settlement(4000).kept),
    money(4000 + feeLimits.slider.step),
  ];
  return { inOrder, once: [texts.problems.tooLarge] };
};

/** The report: the calculation's figures, each with where it comes from. */
const figures: Journey = async (listener, site, locale) => {
  const { calculation } = contentFor(locale).sampleReport;
  const rows = sources.map((source) => ({
    label: calculation.rows.find((row) => row.source === source)?.label ?? '',
    says: calculation.sources[source],
  }));
  await listener.open(site.address + pathTo(locale, 'sampleReport'));
  await listener.pressUntil('h', calculation.title);
  await listener.pressUntil('Tab', rows[0]?.label ?? '', 3);
  for (const { label } of rows.slice(1)) await listener.pressUntil('r', label, 2);
  return { inOrder: [calculation.title, ...rows.flatMap(({ label, says }) => [label, says])] };
};

/** By the names of their transcripts. */
export const journeys = { contact, offers, questions, guide, calculator, figures };
