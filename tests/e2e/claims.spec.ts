import type { FactKey } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import { languages } from '#site/content/load.ts';
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
  ],
  institutional: [
    'adminTimeSaved',
    'timeToEnquiry',
    'firstOfferWithin',
    'adminFeeWaiver',
    'shortValuationFrom',
    'fullValuationFrom',
    'successFee',
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

for (const locale of localeCodes) {
  const { figure, dative, statistic } = languages[locale].format;
  for (const [page, keys] of Object.entries(claims) as [PageKey, FactKey[]][]) {
    test(`${pathTo(locale, page)} states its figures`, async ({ page: tab }) => {
      await tab.goto(pathTo(locale, page));
      const text = ((await tab.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
      for (const key of keys) {
        // A statistic has its number and unit in two elements.
        const apart = (['short', 'long'] as const).map((display) => {
          const { value, unit } = statistic(key, display);
          return value + unit;
        });
        const asWritten = [figure[key], dative[key], ...apart].map((form) => form.replaceAll(/\s+/g, ' '));
        expect(
          asWritten.some((form) => text.includes(form)),
          `${key}: "${figure[key]}"`,
        ).toBe(true);
      }
    });
  }
}
