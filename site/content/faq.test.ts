import { describe, expect, it } from 'vitest';
import type { FactKey } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import { contentFor, languages } from './load.ts';
import { faqIds, namedPoints, type FaqId } from './types/faq.ts';

/** The figures that each answer owes (requirements 1.9 and 1.17 to 1.27). */
const owed: Partial<Record<FaqId, readonly FactKey[]>> = {
  how_it_works: ['timeToEnquiry', 'enquiryToOffer'],
  turnaround: ['firstOfferWithin', 'firstOfferTypical', 'allOffersWithin'],
  client_costs: ['shortValuationFrom', 'fullValuationFrom', 'adminFeeWaiver'],
  valuer_costs: ['freeAtSignUp', 'successFee', 'minimumFee', 'valuerFlatFee'],
  becoming_a_valuer: ['profileTime', 'additionalLeads', 'freeAtSignUp'],
};

describe.each(localeCodes)('the FAQ (%s)', (locale) => {
  const { faq } = contentFor(locale);
  const { figure } = languages[locale].format;

  it.each(faqIds)('answers %s in plain text, with every figure it owes', (id) => {
    const { question, answer } = faq.items[id];
    const text = answer.flat().join('\n');
    expect(question).toMatch(/\?$/);
    expect(text).not.toMatch(/[<>]|undefined/);
    for (const fact of owed[id] ?? []) expect(text).toContain(figure[fact]);
  });

  it.each(Object.keys(namedPoints) as FaqId[])('gives every point of %s a name', (id) => {
    const points = faq.items[id].answer.filter((part) => typeof part !== 'string').flat();
    expect(points).not.toEqual([]);
    for (const point of points) expect(point).toMatch(/^[\p{L} ()-]+: /u);
  });
});
