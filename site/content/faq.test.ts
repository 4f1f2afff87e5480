import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { faultsOfText, type CheckContext } from './check/faults.ts';
import { questionsIn } from './entries/load.ts';
import { questionFolder } from './entries/questions.ts';
import { readEntries } from './entries/read.ts';
import { questionFile } from './entries/schema.ts';
import { contentFor, folders, languages } from './load.ts';
import { textsOfAnswer, type Question } from './types/faq.ts';

/** The figures that each answer owes (requirements 1.9 and 1.17 to 1.27). */
const owed: Readonly<Record<string, readonly FactKey[]>> = {
  how_it_works: ['timeToEnquiry'],
  turnaround: ['firstOfferTypical', 'allOffersWithin'],
  client_costs: ['shortValuationFrom', 'fullValuationFrom', 'adminFeeWaiver'],
  valuer_costs: ['freeAtSignUp', 'successFee', 'minimumFee', 'valuerFlatFee'],
  becoming_a_valuer: ['profileTime', 'enquiryToOffer', 'additionalLeads', 'freeAtSignUp'],
  number_of_enquiries: ['additionalLeads'],
  end_of_contract: ['deletionAfterTermination'],
};

const questions = (locale: Locale) =>
  questionsIn(locale).map((question) => ({ ...question, file: fileOf(question) }));
const fileOf = ({ id }: Question) => `${questionFolder}/${id}.json`;

describe.each(localeCodes)('the FAQ (%s)', (locale) => {
  const { faq } = contentFor(locale);
  const { format, values } = languages[locale];
  const { figure } = format;
  const context: CheckContext = { speaks: 'en', rules: folders[locale].rules, values };

  it.each(questions(locale))('asks and answers $id as the other texts speak', ({ file, id }) => {
    const written = readEntries({ [file]: readFileSync(file, 'utf8') }, questionFile).get(id);
    if (written === undefined) throw new Error(`${file} is gone`);
    const texts = [written.question[locale], ...textsOfAnswer(written.answer[locale])];
    const faults = texts.flatMap((text) => faultsOfText(`questions.${id}`, text, text, context));
    expect(faults, file).toEqual([]);
  });

  it.each(questions(locale))('answers $id in sentences', ({ file, answer: [first] }) => {
    expect(first?.text, `${file}: end the answer with a full stop`).toMatch(/[.:;]$/);
  });

  it.each(Object.entries(owed))('states every figure that the answer to %s owes', (id, facts) => {
    const { answer } = questions(locale).find((one) => one.id === id) ?? { answer: [] };
    const text = textsOfAnswer(answer).join('\n');
    for (const fact of facts) expect(text, `${id}: name {figure.${fact}}`).toContain(figure[fact]);
  });

  it.each(questions(locale))('has words for the link below $id', ({ file, more }) => {
    expect(faq.more[more], `${file}: write words for ${more} in more of faq.json`).toMatch(/\S/);
  });

  it.each(questions(locale).filter(({ points }) => points !== 'plain'))(
    'gives every point of $id a name',
    ({ file, answer }) => {
      const points = answer.flatMap((part) => part.points);
      expect(points).not.toEqual([]);
      const name = `${file}: write a name as each point, or a name, a colon and more`;
      for (const point of points) expect(point, name).toMatch(/^[\p{L} ()-]+(?:: |$)/u);
    },
  );
});
