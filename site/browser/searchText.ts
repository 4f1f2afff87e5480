/** What is typed and what is searched, made comparable: the same spelling on both sides. */

/** Signs that belong to a number: "5,0", "4.800". */
const punctuation = /(?<!\p{N})[.,]|[.,](?!\p{N})|[^\p{L}\p{N}\s§.,]/gu;

/** What joins two words in writing, so that both are searched: "Kosten/Gutachten", "Online-Bewertung". */
const joints = /[-‐‑–—/]/g;

/** Lower case, with "§ 24" as one word. */
const plain = (text: string) => text.toLowerCase().replace(/§\s*(?=\p{N})/gu, '§');

/** Without accents, as in "Gebuhr". */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Umlauts as they are written where a keyboard has none, as in "Gebuehr". */
const spelledOut = (text: string) => withoutAccents(text.normalize('NFC').replace(/[äöü]/g, '$&e'));

/** Drops the commonest endings of German and English words, so that "Kosten" finds "kostet" too. */
const stem = (word: string) => word.replace(/^(.{4,}?)(?:e[nrs]?|n|s)$/, '$1');

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
  return spellings(word).some((spelling) => text.includes(stem(spelling)));
}
