import { describe, expect, it } from 'vitest';
import type { FactKey } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import { contentFor, languages } from './load.ts';
import { faqIds, namedPoints, partsOf, type FaqId } from './types/faq.ts';

/** The figures that each answer owes (requirements 1.9 and 1.17 to 1.27). */
const owed: Partial<Record<FaqId, readonly FactKey[]>> = {
  how_it_works: ['timeToEnquiry'],
  turnaround: ['firstOfferTypical', 'allOffersWithin'],
  client_costs: ['shortValuationFrom', 'fullValuationFrom', 'adminFeeWaiver'],
  valuer_costs: ['freeAtSignUp', 'successFee', 'minimumFee', 'valuerFlatFee'],
  becoming_a_valuer: ['profileTime', 'enquiryToOffer', 'additionalLeads', 'freeAtSignUp'],
  number_of_enquiries: ['additionalLeads'],
  end_of_contract: ['deletionAfterTermination'],
};

describe.each(localeCodes)('the FAQ (%s)', (locale) => {
  const { faq } = contentFor(locale);
  const { figure } = languages[locale].format;
  const ids = Object.keys(faq.items) as FaqId[];
  const file = `site/content/${locale}/faq.json`;

  it.each(ids)('asks %s as a question', (id) => {
    const { question } = faq.items[id];
    expect(question, `${file}, ${id}: end the question with a question mark`).toMatch(/\?$/);
  });

  it.each(ids)('answers %s in sentences', (id) => {
    const [first] = partsOf(faq.items[id]);
    expect(first, `${file}, ${id}: end the answer with a full stop`).toMatch(/[.:;]$/);
  });

  it.each(Object.keys(owed) as FaqId[])('states every figure that the answer to %s owes', (id) => {
    const text = partsOf(faq.items[id]).flat().join('\n');
    for (const fact of owed[id] ?? [])
      expect(text, `${file}, ${id}: name {figure.${fact}}`).toContain(figure[fact]);
  });

  it('has each question in the words of the language and at a place on the page', () => {
    const unwritten = faqIds.filter((id) => !ids.includes(id));
    expect(unwritten, `write these questions in ${file}, below "items"`).toEqual([]);
    const unplaced = ids.filter((id) => !faqIds.includes(id));
    expect(unplaced, 'list these questions in site/content/types/faq.ts').toEqual([]);
  });

  it.each(Object.keys(namedPoints) as FaqId[])('gives every point of %s a name', (id) => {
    const points = partsOf(faq.items[id]).flatMap((part) => (typeof part === 'string' ? [] : part));
    expect(points).not.toEqual([]);
    const name = `${file}, ${id}: write a name as each point, or a name, a colon and more`;
    for (const point of points) expect(point, name).toMatch(/^[\p{L} ()-]+(?:: |$)/u);
  });
});
