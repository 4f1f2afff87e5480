import type { Formatters } from '../format/formatters.ts';
import type { Words } from '../types/words.ts';
import { workedBills } from './bills.ts';
import { caseStage } from './caseStage.ts';
import { valuersDesk, valuersHouse } from './desk.ts';
import { home } from './home.ts';
import { lawyers } from './lawyers.ts';
import { twoSides } from './twoSides.ts';

/** The texts of a language: its words, and where they describe a sample, the sample's values with them. */
export function withSamples(words: Words, format: Formatters) {
  const { common, institutional, linkBuilder } = words;
  const { pricing } = institutional;
  const examples = { ...pricing.examples, bills: workedBills(pricing.examples, format) };
  return {
    ...words,
    caseStage: caseStage(words, format),
    home: home(words, format),
    institutional: { ...institutional, pricing: { ...pricing, examples } },
    lawyers: lawyers(words, format),
    linkBuilder: { ...linkBuilder, sample: common.sample },
    twoSides: twoSides(words, format),
    valuersDesk: valuersDesk(words, format),
    valuersHouse: valuersHouse(words, format),
  };
}
