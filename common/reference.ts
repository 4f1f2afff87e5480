/**
 * The reference of a message, short enough to be read out: "BW-7K3Q-M2". Its letters are those of
 * Crockford's base 32 (https://www.crockford.com/base32.html), without I, L, O and U.
 */
export const referenceLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters after the prefix: 32⁶, about a thousand million references. */
export const referenceLength = 6;

const prefix = 'BW';
const typed = new RegExp(`^${prefix}-?([${referenceLetters}OIL]{4})-?([${referenceLetters}OIL]{2})$`);

/** @param letters as many of `referenceLetters` as a reference has */
export function referenceOf(letters: string): string {
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * The reference that a person has typed, as it is stored: hyphens may be missing, case does not matter, and
 * letters that look like digits are taken for them. Undefined for what is none.
 */
export function readReference(text: string): string | undefined {
  const [, first, second] = typed.exec(text.trim().toUpperCase()) ?? [];
  if (first === undefined || second === undefined) return undefined;
  return referenceOf((first + second).replaceAll('O', '0').replace(/[IL]/g, '1'));
}
