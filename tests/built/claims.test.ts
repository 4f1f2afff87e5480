import { expect, it } from 'vitest';
import { factKeys, facts, type FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import { expectedIn } from '#site/content/testing/expected.ts';
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
 * What a figure is about, in a word or two of the language: beside these it has to stand, and beside these no other
 * amount in its unit stands alone.
 */
const subjectOf = (locale: Locale, key: ClaimedFact) => expectedIn(locale, 'figures', key);

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
    const subject = subjectOf(locale, key);
    const about = statements.filter((statement) => subject.test(statement));
    const figure = figurePattern(locale, key);
    const stated = about.filter((statement) => figure.test(statement));
    expect.soft(stated, `${key} is stated`).not.toEqual([]);
    const amount = amountPattern(locale, key);
    const otherwise = about.filter((statement) => amount.test(statement) && !figure.test(statement));
    expect.soft(otherwise, `${key} is stated otherwise`).toEqual([]);
  }
});

/** Percentages that are estimates: what they are compared with is said once on each page that states one (decisions, section 6). */
const comparisons = ['adminTimeSaved', 'additionalLeads'] as const satisfies ClaimedFact[];

const compared = comparisons.flatMap((key) =>
  claimed
    .filter(({ keys }) => keys.includes(key))
    .map(({ address, locale }) => ({ address, key, comparison: expectedIn(locale, 'comparisons', key) })),
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
