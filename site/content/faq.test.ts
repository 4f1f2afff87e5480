import { describe, expect, it } from 'vitest';
import type { FactKey } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import { contentFor, languages } from './load.ts';
import { faqIds, namedPoints, partsOf, questionsOf, type FaqId } from './types/faq.ts';

/** The figures that each answer owes (requirements 1.9 and 1.17 to 1.27). */
const owed: Partial<Record<FaqId, readonly FactKey[]>> = {
  how_it_works: ['timeToEnquiry'],
  turnaround: ['firstOfferWithin', 'firstOfferTypical', 'allOffersWithin'],
  client_costs: ['shortValuationFrom', 'fullValuationFrom', 'adminFeeWaiver'],
  valuer_costs: ['freeAtSignUp', 'successFee', 'minimumFee', 'valuerFlatFee'],
  becoming_a_valuer: ['profileTime', 'enquiryToOffer', 'additionalLeads', 'freeAtSignUp'],
  number_of_enquiries: ['additionalLeads'],
  end_of_contract: ['deletionAfterTermination'],
};

/** Characters of a sentence that is read at a glance. */
const shortSentence = 120;

describe.each(localeCodes)('the FAQ (%s)', (locale) => {
  const { faq } = contentFor(locale);
  const { figure } = languages[locale].format;

  it.each(faqIds)('answers %s with every figure it owes, first of all in a short sentence', (id) => {
    const { question } = faq.items[id];
    const [first, ...rest] = partsOf(faq.items[id]);
    const text = [first, ...rest].flat().join('\n');
    expect(question).toMatch(/\?$/);
    for (const fact of owed[id] ?? [])
      expect(text, `faq.ts, ${id}: name \${figure.${fact}}`).toContain(figure[fact]);
    // A citation has no plain space in it: "ff. ZPO" ends no sentence.
    const [sentence = ''] = first.split(/(?<=[.:;]) /);
    expect(sentence).toMatch(/[.:;]$/);
    expect(sentence.length, `characters of “${sentence}”`).toBeLessThanOrEqual(shortSentence);
  });

  it('has each question at a place on the page', () => {
    expect(Object.keys(faq.items).sort(), 'list it in site/content/types/faq.ts').toEqual(faqIds.toSorted());
  });

  it('answers all but the first questions in at most two sentences', () => {
    const others = faqIds.slice(questionsOf('first').length);
    const long = others.filter(
      (id) =>
        partsOf(faq.items[id])
          .flat()
          .join(' ')
          .split(/(?<=[.?!])(?<!zzgl\.) (?=\p{Lu})/u).length > 2,
    );
    expect(long).toEqual([]);
  });

  it.each(Object.keys(namedPoints) as FaqId[])('gives every point of %s a name', (id) => {
    const points = partsOf(faq.items[id])
      .filter((part) => typeof part !== 'string')
      .flat();
    expect(points).not.toEqual([]);
    for (const point of points) expect(point).toMatch(/^[\p{L} ()-]+: /u);
  });
});
