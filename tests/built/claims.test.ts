import { expect, it } from 'vitest';
import { factKeys, facts, type FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import { pageAt } from './site.ts';
import { amountPattern, figurePattern, statementsOf, withoutFacts } from './statements.ts';

/** Which page states which figure (requirements 1.9 to 1.30 and 8.8 to 8.12). */
const claims = {
  home: [
    'timeToEnquiry',
    'firstOfferWithin',
    'adminTimeSaved',
    'enquiryToOffer',
    'additionalLeads',
    'successFee',
    'minimumFee',
    'freeAtSignUp',
  ],
  institutional: [
    'adminTimeSaved',
    'timeToEnquiry',
    'firstOfferWithin',
    'adminFeeWaiver',
    'shortValuationFrom',
    'fullValuationFrom',
    'successFee',
    'vatRate',
    'managementFeaturesYear',
  ],
  lawyers: ['adminTimeSaved', 'timeToEnquiry', 'firstOfferWithin'],
  professional: [
    'additionalLeads',
    'adminTimeSaved',
    'enquiryToOffer',
    'profileTime',
    'successFee',
    'minimumFee',
    'freeAtSignUp',
  ],
  platform: ['additionalLeads', 'adminTimeSaved', 'managementFeaturesYear'],
  faq: [
    'firstOfferTypical',
    'allOffersWithin',
    'successFee',
    'minimumFee',
    'freeAtSignUp',
    'adminFeeWaiver',
    'shortValuationFrom',
    'fullValuationFrom',
    'profileTime',
    'additionalLeads',
  ],
  contact: ['replyWithin'],
  terms: [
    'valuerFlatFee',
    'successFee',
    'minimumFee',
    'freeAtSignUp',
    'adminFeeWaiver',
    'latePaymentInterest',
    'deletionAfterTermination',
    'complaintsHandledWithin',
    'supportFixWithin',
    'objectionPeriod',
  ],
  privacy: ['contactDataDeletion', 'analyticsDeletion', 'consentValidity'],
  about: ['adminTimeSaved', 'freeAtSignUp'],
  trust: ['supportFixWithin', 'complaintsHandledWithin', 'deletionAfterTermination', 'contactDataDeletion'],
  accessibility: ['replyWithin'],
} as const satisfies Partial<Record<PageKey, FactKey[]>>;

/** Pages without samples or worked examples: each amount on them is a fact. */
const factsOnly: readonly PageKey[] = ['about', 'valuationGuide', 'trust', 'accessibility'];

/** Facts in every unit; years are left out, because dates have them. */
const counted = factKeys.filter((key) => facts[key].unit !== 'year');

type ClaimedFact = (typeof claims)[keyof typeof claims][number];

/**
 * What a figure is about, in a word or two of each language: beside these it has to stand, and beside these no
 * other amount in its unit stands alone.
 */
const subjects: Record<ClaimedFact, Record<Locale, RegExp>> = {
  adminTimeSaved: { de: /Verwaltung/, en: /admin/i },
  timeToEnquiry: { de: /durchschnittlich|im Schnitt/, en: /average/ },
  firstOfferWithin: { de: /erste Angebot|Erstes Angebot/, en: /first offer/i },
  firstOfferTypical: { de: /erste Angebot/, en: /first offer/ },
  allOffersWithin: { de: /[Mm]ehrere Angebote/, en: /full set of offers|Several offers to compare/ },
  enquiryToOffer: {
    de: /geben Sie ein Angebot|Ein Angebot (?:geben Sie|in)/,
    en: /[Mm]aking an offer|you (?:can )?make an offer|An offer in/,
  },
  additionalLeads: { de: /mehr Anfragen|zusätzliche Anfragen/, en: /more enquiries|additional enquiries/ },
  profileTime: { de: /Profil/, en: /profile/ },
  successFee: { de: /Erfolgsgebühr/, en: /success fee/i },
  minimumFee: { de: /[Jj]e Gutachten/, en: /per report/i },
  valuerFlatFee: { de: /Grundgebühr/, en: /flat fee/ },
  freeAtSignUp: { de: /kostenlos|kostenfrei|kosten Sie nichts/, en: /free|cost you nothing/ },
  adminFeeWaiver: { de: /Bearbeitungsentgelt/, en: /processing fee/i },
  shortValuationFrom: { de: /Kurzgutachten/, en: /short valuation/i },
  fullValuationFrom: { de: /Vollgutachten/, en: /full valuation/i },
  vatRate: { de: /Umsatzsteuer, \d/, en: /VAT, \d/ },
  managementFeaturesYear: { de: /[Ss]eit \d/, en: /[Ss]ince \d/ },
  replyWithin: { de: /antworten wir|Antwort in der Regel/, en: /usually reply|reply usually/ },
  latePaymentInterest: { de: /Verzug/, en: /default/ },
  deletionAfterTermination: {
    de: /Ende des Nutzungsvertrags|Vertragsende/,
    en: /end of the (?:user agreement|contract)/,
  },
  complaintsHandledWithin: { de: /Beschwerden/, en: /complaints/ },
  supportFixWithin: { de: /Störungen/, en: /faults/ },
  objectionPeriod: { de: /widerspricht/, en: /objects/ },
  contactDataDeletion: {
    de: /Ihre Nachricht löschen|löschen Ihre Nachricht/,
    en: /delete your message/,
  },
  analyticsDeletion: { de: /Analysedaten/, en: /analytics data/i },
  consentValidity: {
    de: /Entscheidung zur Webanalyse gilt/,
    en: /(?:decision about web|choice about) analytics/,
  },
};

const claimed = localeCodes.flatMap((locale) =>
  (Object.entries(claims) as [PageKey, ClaimedFact[]][]).map(([page, keys]) => ({
    address: pathTo(locale, page),
    locale,
    keys,
  })),
);

it.each(claimed)('$address states its figures', ({ address, locale, keys }) => {
  const statements = statementsOf(pageAt(address).document);
  for (const key of keys) {
    const about = statements.filter((statement) => subjects[key][locale].test(statement));
    const figure = figurePattern(locale, key);
    const stated = about.filter((statement) => figure.test(statement));
    expect.soft(stated, `${key} is stated`).not.toEqual([]);
    const amount = amountPattern(locale, key);
    const otherwise = about.filter((statement) => amount.test(statement) && !figure.test(statement));
    expect.soft(otherwise, `${key} is stated otherwise`).toEqual([]);
  }
});

/** What a percentage is an estimate against, said once on each page that states it (decisions, section 6). */
const comparisons = {
  adminTimeSaved: {
    de: /geschätzt gegenüber (?:der Vergabe|Aufträgen, die nur) per Telefon und E-Mail/,
    en: /estimate.{0,20} (?:compared|in comparison) with (?:instructing valuers|work that reaches \w+) by phone and email/,
  },
  additionalLeads: {
    de: /geschätzt gegenüber Aufträgen, die nur per Telefon und E-Mail zu [Ii]hnen kommen/,
    en: /estimate.{0,20} (?:compared|in comparison) with work that reaches \w+ by phone and email alone/,
  },
} as const satisfies Partial<Record<ClaimedFact, Record<Locale, RegExp>>>;

const compared = (Object.keys(comparisons) as (keyof typeof comparisons)[]).flatMap((key) =>
  claimed
    .filter(({ keys }) => keys.includes(key))
    .map(({ address, locale }) => ({ address, key, comparison: comparisons[key][locale] })),
);

it.each(compared)('$address says what $key is compared with', ({ address, comparison }) => {
  const statements = statementsOf(pageAt(address).document);
  const readable = statements.map((statement) => statement.replaceAll('\u2060', ''));
  expect(readable.filter((statement) => comparison.test(statement))).not.toEqual([]);
});

const bare = localeCodes.flatMap((locale) =>
  factsOnly.map((page) => ({ address: pathTo(locale, page), locale })),
);

it.each(bare)('$address states no amount that is not a fact', ({ address, locale }) => {
  const amounts = counted.map((key) => amountPattern(locale, key));
  const rest = withoutFacts(locale, statementsOf(pageAt(address).document));
  expect(rest.filter((statement) => amounts.some((amount) => amount.test(statement)))).toEqual([]);
});
