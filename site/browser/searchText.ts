/** What is typed and what is searched, made comparable: the same spelling on both sides. */

/** Signs that belong to a number: "5,0", "4.800". */
const punctuation = /(?<!\p{N})[.,]|[.,](?!\p{N})|[^\p{L}\p{N}\s§.,]/gu;

/** What joins two words in writing, so that both are searched: "Kosten/Gutachten", "Online-Bewertung". */
const joints = /[-‐‑–—/]/g;

/** The points or commas between a number's groups of three: "1.250", "€1,250,000". */
const groups = /(?<=\p{N})[.,](?=\p{N}{3}(?!\p{N}))/gu;

/** Lower case; provisions are called alike ("§24" as one word, "art 28"), and numbers have no groups. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(groups, '')
    .replace(/(?:§|\b(?:section|paragra(?:f|ph))\b)\s*(?=\p{N})/gu, '§')
    .replace(/\b(?:artikel|article|art)\b\.?\s*(?=\p{N})/gu, 'art ');

/** Without accents, as in "Gebuhr". */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Umlauts as they are written where a keyboard has none, as in "Gebuehr". */
const spelledOut = (text: string) => withoutAccents(text.normalize('NFC').replace(/[äöü]/g, '$&e'));

/** Drops the commonest endings of German and English words, so that "Kosten" finds "kostet", "Kündigung" "kündigen". */
const stem = (word: string) => word.replace(/^(?:(.{6,}?)ung(?:en)?|(.{4,}?)(?:e[nrs]?|n|s))$/, '$1$2');

/** The spellings of a text in lower case: without accents, and with umlauts spelled out. */
const spellings = (text: string) => [withoutAccents(text), spelledOut(text)];

/**
 * A text in each of its spellings, to look for words in: without punctuation, so that apostrophes and hyphens of any
 * shape, soft hyphens and quotation marks make no difference.
 */
export function searchable(text: string): string {
  return spellings(plain(text).replace(punctuation, '')).join('\n');
}

/** The words that somebody types into a search field. */
export function wordsOf(typed: string): string[] {
  return plain(typed).replace(joints, ' ').replace(punctuation, '').split(/\s+/);
}

/**
 * Whether a text has a word, in one of its spellings and with any ending.
 * @param text as `searchable` gives it
 * @param word one of `wordsOf`
 */
export function hasWord(text: string, word: string): boolean {
  if (/^\p{N}/u.test(word)) return hasNumber(text, word);
  return spellings(word).some((spelling) => text.includes(stem(spelling)));
}

/** A number is found from its first digit on: "1250" is not in "11250". */
const hasNumber = (text: string, digits: string): boolean =>
  new RegExp(`(?<!\\p{N}|\\p{N}[.,])${digits.replaceAll('.', '\\.')}`, 'u').test(text);
