import notes from '#common/factNotes.json' with { type: 'json' };
import { brand } from '#common/company.ts';
import { factKeys, facts, type Fact, type FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { asRead } from '#common/marks.ts';
import type { PageLocation } from '#common/routes.ts';
import { contentFor, languages } from '#site/content/load.ts';
import { innerLinks } from '#site/innerLinks.ts';
import { absolute } from '#site/links.ts';

/** Address of the file, without its origin; `site/pages/facts.json.ts` makes it. */
export const figuresPath = '/facts.json';

/** Where a figure is stated: a page or a section of one, an answer of the FAQ, or a section of a legal text. */
type Place = { at: PageLocation } | { faq: string } | { legal: 'terms' | 'privacy'; section: number };

/** The place of each figure that says most of it. */
const statedAt: Record<FactKey, Place> = {
  adminTimeSaved: { at: 'institutional' },
  timeToEnquiry: { faq: 'how_it_works' },
  firstOfferWithin: { at: 'institutional' },
  firstOfferTypical: { faq: 'turnaround' },
  allOffersWithin: { faq: 'turnaround' },
  enquiryToOffer: { faq: 'becoming_a_valuer' },
  additionalLeads: { faq: 'becoming_a_valuer' },
  profileTime: { faq: 'becoming_a_valuer' },
  successFee: { faq: 'valuer_costs' },
  minimumFee: { at: 'institutional/pricing' },
  valuerFlatFee: { faq: 'valuer_costs' },
  freeAtSignUp: { faq: 'valuer_costs' },
  adminFeeWaiver: { at: 'institutional/pricing' },
  vatRate: { at: 'institutional/pricing' },
  shortValuationFrom: { at: 'valuationGuide/overview' },
  fullValuationFrom: { at: 'valuationGuide/overview' },
  replyWithin: { at: 'contact' },
  managementFeaturesYear: { faq: 'how_it_works' },
  latePaymentInterest: { legal: 'terms', section: 9 },
  deletionAfterTermination: { legal: 'terms', section: 11 },
  complaintsHandledWithin: { legal: 'terms', section: 10 },
  supportFixWithin: { at: 'contact' },
  objectionPeriod: { legal: 'terms', section: 14 },
  contactDataDeletion: { legal: 'privacy', section: 8 },
  backupDeletion: { legal: 'privacy', section: 8 },
  serverLogDeletion: { legal: 'privacy', section: 7 },
  consentValidity: { legal: 'privacy', section: 10 },
  visitorCookie: { legal: 'privacy', section: 10 },
  referrerCookie: { legal: 'privacy', section: 10 },
  visitCookie: { legal: 'privacy', section: 10 },
  analyticsDeletion: { legal: 'privacy', section: 10 },
};

function addressOf(locale: Locale, place: Place): string {
  const links = innerLinks(locale);
  if ('at' in place) return absolute(links.at(place.at).href);
  if ('faq' in place) return absolute(links.faq(place.faq).href);
  return absolute(`${links.to(place.legal).href}#section-${place.section}`);
}

/** A figure as a language states it: how it is written, with which qualifier, of what, and where. */
function statedIn(locale: Locale, key: FactKey) {
  const { figures } = contentFor(locale);
  const qualifiers: Partial<Record<FactKey, string>> = figures.qualifiers;
  const { figure, dative } = languages[locale].format;
  return {
    written: asRead(figure[key]),
    // After "innerhalb von" or "nach"; in most languages and units it is the same.
    dative: dative[key] === figure[key] ? undefined : asRead(dative[key]),
    qualifier: qualifiers[key] && asRead(qualifiers[key]),
    of: asRead(figures.of[key]),
    source: addressOf(locale, statedAt[key]),
  };
}

/** The numbers of a figure, without what only our own documents say of it. */
function numbersOf(fact: Fact) {
  return 'from' in fact
    ? { from: fact.from, to: fact.to, unit: fact.unit }
    : { value: fact.value, unit: fact.unit };
}

function statedFigure(key: FactKey) {
  const stated = Object.fromEntries(localeCodes.map((locale) => [locale, statedIn(locale, key)]));
  return {
    key,
    ...numbersOf(facts[key]),
    asOf: notes[key].asOf,
    ...(stated as Record<Locale, ReturnType<typeof statedIn>>),
  };
}

/**
 * Every figure of the site for machines that quote it: numbers and unit, and in each language how it is written, its
 * qualifier ("up to", "as a rule"), what it is of, and where it is stated; with the day of which it holds.
 */
export function statedFigures() {
  return {
    name: brand.name,
    address: absolute('/'),
    about: Object.fromEntries(
      localeCodes.map((locale) => [locale, asRead(contentFor(locale).figures.about)]),
    ),
    figures: factKeys.map(statedFigure),
  };
}
