import { shortCitation } from './law.ts';
import type { Language } from './writing.ts';

const blank = '[ \\u00a0]';
const number = String.raw`\d+[a-z]?(?:\(\d+\))*(?:\([a-z]\))?`;
const furtherNumber = String.raw`(?:${blank}(?:bis|und|to|and)${blank}(?:\(\d+\)|\d+[a-z]?))?`;
const partName = String.raw`(?:Abs\.|Satz|Nr\.|lit\.|sentence|nos?\.)`;
const act = String.raw`[A-Z]\w*[A-Z]\b`;
const part = String.raw`${blank}${partName}${blank}(?:\d+|[a-z]\b)${furtherNumber}`;

/** A sign, its number, their parts and the act: "§ 5 Abs. 1 Satz 2 BGB", "section 288(2) and (5)". */
const references = new RegExp(
  String.raw`(?:§§?|\b(?:Art\.|Absatz|Absätzen|[Ss]ections?|[Cc]lauses?|[Pp]aragraphs?))` +
    String.raw`${blank}${number}${furtherNumber}(?:(?:${blank}(?:und|and))?${part})*(?:${blank}${act})?`,
  'g',
);
/**
 * The blanks at which a long reference does not break, "§_5_Abs._1 Satz_2_BGB", "section_288(2) and_(5)_BGB": all but
 * those before a part or a further number, and of the parts "Abs." stays on the line of its section.
 */
const blanksWithinParts = new RegExp(
  String.raw`${blank}(?!(?:(?:und|and)${blank})?(?!Abs)${partName}|(?:und|and)${blank})`,
  'g',
);
const blanks = new RegExp(blank, 'g');
/** After a sentence's first word, where it and the next one are short: "… kostet nichts. Für_Sie …". */
const afterFirstWord = /(?<=[\p{L})][.?!] \p{Lu}\p{L}{0,3}) (?=\p{L}{1,12}(?![\p{L}-]))/gu;

/**
 * Keeps each number of a reference beside its sign ("§ 6", "Abs. 1"), and short references ("§ 14 BGB") and compounds
 * such as "E-Mail" in one piece. A long reference may break.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(references, (reference) =>
      reference
        .replaceAll(reference.length > shortCitation ? blanksWithinParts : blanks, '\u00a0')
        .replaceAll(')(', ')\u2060('),
    )
    .replaceAll(/\b(?:E|IP)-(?=[A-Z])/g, '$&\u2060');
}

/**
 * The texts of a page as a language binds them: references and compounds as above; a number and its unit ("18 Uhr"), a
 * word and its number ("Seite 7"), the ends of a range, the first two words of a further sentence where they are
 * short, and the phrases that `together` of `writing.json` lists. A name that is filled in later, `{pages}`, counts as a number.
 */
export function bindText({
  range,
  together,
}: Pick<Language, 'range' | 'together'>): (text: string) => string {
  const oneOf = (words: readonly string[]) => words.map((word) => RegExp.escape(word)).join('|');
  const units = new RegExp(String.raw`(?<=[\d}]) (?=(?:${oneOf(together.afterNumber)})(?![\p{L}\d]))`, 'gu');
  const counted = new RegExp(
    String.raw`(?<=(?<![\p{L}\d])(?:${oneOf(together.beforeNumber)})) (?=[\d{])`,
    'gu',
  );
  const ranges = new RegExp(String.raw`(?<=[\d}]) ${RegExp.escape(range)} (?=[\d{])`, 'g');
  return (text) =>
    // Legal texts have "QR-" too, but the published fingerprint of their words has no joiner after it: not in `keepTogether`.
    together.phrases.reduce(
      (bound, phrase) => bound.replaceAll(phrase, phrase.replaceAll(' ', '\u00a0')),
      keepTogether(text)
        .replaceAll('QR-', 'QR-\u2060')
        .replaceAll(units, '\u00a0')
        .replaceAll(counted, '\u00a0')
        .replaceAll(ranges, `\u00a0${range}\u00a0`)
        .replaceAll(afterFirstWord, '\u00a0'),
    );
}
