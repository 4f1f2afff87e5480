import { randomInt } from 'node:crypto';
import { referenceLength, referenceLetters, referenceOf } from '#common/reference.ts';

/** A reference at random: it says nothing about how many messages there are, and leads to no other one. */
export function newReference(): string {
  const base = referenceLetters.length;
  let rest = randomInt(base ** referenceLength);
  let letters = '';
  while (letters.length < referenceLength) {
    letters += referenceLetters.charAt(rest % base);
    rest = Math.floor(rest / base);
  }
  return referenceOf(letters);
}
