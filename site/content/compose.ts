import { fill } from '#common/fill.ts';
import { hotlineStates } from '#common/hotline.ts';
import { timeIn, weekdayIn } from '#common/words/hours.ts';
import type { ServiceWords } from '#common/words/types.ts';
import { documentLists, guideLists } from './documents.ts';
import type { Formatters } from './format/formatters.ts';
import { workedBills } from './samples/bills.ts';
import { caseStage } from './samples/caseStage.ts';
import { valuersDesk, valuersHouse } from './samples/desk.ts';
import { home } from './samples/home.ts';
import { lawyers } from './samples/lawyers.ts';
import { sampleReport } from './samples/report/sampleReport.ts';
import { twoSides } from './samples/twoSides.ts';
import { statistics } from './statistics.ts';
import type { Texts } from './types/texts.ts';

/**
 * The texts of a language as its pages take them: with the values of samples and statistics where a text describes
 * them, and with the words that form and service have in common.
 */
export function compose(texts: Texts, service: ServiceWords, format: Formatters) {
  const { clients, common, documents, institutional, linkBuilder } = texts;
  const { pageNames, professional, valuationGuide } = texts;
  const { pricing } = institutional;
  const figuresOf = <Item extends { fact: string }>(items: readonly Item[]) => statistics(items, format);
  const examples = { ...pricing.examples, bills: workedBills(pricing.examples, format) };
  return {
    ...texts,
    caseStage: caseStage(texts, format),
    clients: {
      ...clients,
      statistics: { ...clients.statistics, items: figuresOf(clients.statistics.items) },
    },
    common: {
      ...common,
      pageNames,
      linkNames: { ...pageNames, ...common.linkNames },
      hotline: hotline(common.hotline, format),
    },
    contact: contact(texts, service, format),
    contactForm: contactForm(texts, service),
    home: home(texts, format),
    institutional: { ...institutional, pricing: { ...pricing, examples } },
    lawyers: lawyers(texts, format),
    linkBuilder: { ...linkBuilder, sample: common.sample },
    professional: {
      ...professional,
      statistics: { ...professional.statistics, items: figuresOf(professional.statistics.items) },
    },
    sampleReport: sampleReport(texts, format),
    twoSides: twoSides(texts, format),
    valuationGuide: {
      ...valuationGuide,
      documents: { ...valuationGuide.documents, groups: documentLists(documents, guideLists) },
    },
    valuersDesk: valuersDesk(texts, format),
    valuersHouse: valuersHouse(texts, format),
  };
}

/** The contact page: its hours are those of every page, and the sent message is thanked for as the service does. */
function contact(
  { contact: texts, common }: Texts,
  { thanks, reference, referenceUse }: ServiceWords,
  format: Formatters,
) {
  const { title, text } = texts.sent;
  return {
    ...texts,
    now: hotline({ ...common.hotline, ...texts.now }, format),
    sent: { title, thanks, reference, referenceUse, text },
  };
}

/** The hotline: its hours, and what there is to say of it in the course of a week, by the name of each state. */
function hotline({ label, hours, ...texts }: Texts['common']['hotline'], { locale }: Formatters) {
  const states = hotlineStates().map(({ name, kind, time, weekday }) => {
    const clock = timeIn(locale, time);
    const day = weekday === undefined ? '' : weekdayIn(locale, weekday);
    return { name, says: fill(texts[kind], { opens: clock, closes: clock, day }) };
  });
  return { label, hours, states };
}

/** The form, which says what is wrong in the service's words. */
function contactForm({ contactForm: texts, common }: Texts, service: ServiceWords) {
  const { labels, purposes, ask, chooseCountry, consent, retention, honeypot, submit } = texts;
  const { hint, counter, otherWays, error, brief } = texts;
  const { subject, cut } = service.mailDraft;
  return {
    labels,
    purposes,
    ask,
    chooseCountry,
    consent,
    retention,
    honeypot,
    submit: { idle: common.actions.sendMessage, ...submit },
    hint,
    counter,
    errors: service.fields,
    otherWays: { ...otherWays, subject, cut },
    error: {
      title: service.errorTitle,
      text: service.failed,
      invalid: service.invalid,
      offline: error.offline,
    },
    brief,
  };
}
