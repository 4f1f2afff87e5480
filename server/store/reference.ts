import { randomInt } from 'node:crypto';
import { referenceLength, referenceLetters, referenceOf } from '#common/reference.ts';

/** A reference at random: it says nothing about how many messages there are, and leads to no other one. */
export function newReference(): string {
  const letter = () => referenceLetters.charAt(randomInt(referenceLetters.length));
  return referenceOf(Array.from({ length: referenceLength }, letter).join(''));
}
