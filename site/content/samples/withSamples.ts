import type { Formatters } from '../format/formatters.ts';
import type { Words } from '../types/words.ts';
import { caseStage } from './caseStage.ts';
import { twoSides } from './twoSides.ts';

/** The texts of a language: its words, and where they describe a sample, the sample's values with them. */
export function withSamples(words: Words, format: Formatters) {
  return {
    ...words,
    caseStage: caseStage(words, format),
    twoSides: twoSides(words, format),
  };
}
