import { randomInt } from 'node:crypto';
import { referenceLength, referenceLetters, referenceOf } from '#common/reference.ts';

/** A reference at random: it says nothing about how many messages there are, and leads to no other one. */
export function newReference(): string {
  const letter = referenceLetters.length;
  let rest = randomInt(letter ** referenceLength);
  let letters = '';
  while (letters.length < referenceLength) {
    letters += referenceLetters[rest % letter];
    rest = Math.floor(rest / letter);
  }
  return referenceOf(letters);
}
