import type { FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import { amountPattern, figurePattern, statementsOf } from './support/statements.ts';
import { expect, test } from './support/test.ts';

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
  platform: ['managementFeaturesYear'],
  faq: [
    'firstOfferWithin',
    'firstOfferTypical',
    'allOffersWithin',
    'successFee',
    'minimumFee',
    'freeAtSignUp',
    'adminFeeWaiver',
    'shortValuationFrom',
    'fullValuationFrom',
    'profileTime',
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
  privacy: ['contactDataDeletion', 'assumedDealtWith', 'analyticsDeletion'],
} as const satisfies Partial<Record<PageKey, FactKey[]>>;

type ClaimedFact = (typeof claims)[keyof typeof claims][number];

/**
 * What a figure is about, in a word or two of each language: beside these it has to stand, and beside these no
 * other amount in its unit stands alone.
 */
const subjects: Record<ClaimedFact, Record<Locale, RegExp>> = {
  adminTimeSaved: { de: /Verwaltung/, en: /admin/i },
  timeToEnquiry: { de: /durchschnittlich|im Durchschnitt/, en: /average/ },
  firstOfferWithin: { de: /erste Angebot|Erstes Angebot/, en: /first offer/i },
  firstOfferTypical: { de: /typischerweise/, en: /typically/ },
  allOffersWithin: { de: /mehrere Angebote/, en: /full set of offers/ },
  enquiryToOffer: {
    de: /geben Sie ein Angebot|Ein Angebot geben Sie/,
    en: /[Mm]aking an offer|you make an offer/,
  },
  additionalLeads: { de: /mehr Anfragen|zusätzliche Anfragen/, en: /more enquiries|additional enquiries/ },
  profileTime: { de: /Profil/, en: /profile/ },
  successFee: { de: /Erfolgsgebühr/, en: /success fee/i },
  minimumFee: { de: /[Jj]e Gutachten/, en: /per report/i },
  valuerFlatFee: { de: /Grundgebühr/, en: /flat fee/ },
  freeAtSignUp: { de: /kostenlos|kostenfrei|kosten Sie nichts/, en: /free|cost you nothing/ },
  adminFeeWaiver: { de: /Bearbeitungsentgelt/, en: /handling charge/i },
  shortValuationFrom: { de: /Kurzgutachten/, en: /short valuation/i },
  fullValuationFrom: { de: /Vollgutachten/, en: /full valuation/i },
  vatRate: { de: /Umsatzsteuer, \d/, en: /VAT, \d/ },
  managementFeaturesYear: { de: /[Ss]eit \d/, en: /[Ss]ince \d/ },
  replyWithin: { de: /Hotlinezeiten/, en: /hotline hours/ },
  latePaymentInterest: { de: /Verzug/, en: /default/ },
  deletionAfterTermination: { de: /Ende des Nutzungsvertrags/, en: /end of the user agreement/ },
  complaintsHandledWithin: { de: /Beschwerden/, en: /complaints/ },
  supportFixWithin: { de: /Störungen/, en: /faults/ },
  objectionPeriod: { de: /widerspricht/, en: /objects/ },
  contactDataDeletion: { de: /löschen Ihre Nachricht/, en: /delete your message/ },
  assumedDealtWith: { de: /gilt Ihr Anliegen als bearbeitet/, en: /counts as dealt with/ },
  analyticsDeletion: { de: /Analysedaten/, en: /analytics data/ },
};

for (const locale of localeCodes) {
  for (const [page, keys] of Object.entries(claims) as [PageKey, ClaimedFact[]][]) {
    test(`${pathTo(locale, page)} states its figures`, async ({ page: tab }) => {
      await tab.goto(pathTo(locale, page));
      const statements = await statementsOf(tab);
      for (const key of keys) {
        const about = statements.filter((statement) => subjects[key][locale].test(statement));
        const figure = figurePattern(locale, key);
        expect
          .soft(
            about.filter((statement) => figure.test(statement)),
            `${key} is stated`,
          )
          .not.toEqual([]);
        const amount = amountPattern(locale, key);
        expect
          .soft(
            about.filter((statement) => amount.test(statement) && !figure.test(statement)),
            `${key} is stated otherwise`,
          )
          .toEqual([]);
      }
    });
  }
}
