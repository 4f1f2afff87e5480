import { shortCitation } from '../format/law.ts';

const blank = '[ \\u00a0]';
const number = String.raw`\d+[a-z]?(?:\(\d+\))*(?:\([a-z]\))?`;
const furtherNumber = String.raw`(?:${blank}(?:bis|und|to|and)${blank}(?:\(\d+\)|\d+[a-z]?))?`;
const partName = String.raw`(?:Abs\.|Satz|Nr\.|lit\.|sentence|nos?\.)`;
const act = String.raw`[A-Z]\w*[A-Z]\b`;
const part = String.raw`${blank}${partName}${blank}(?:\d+|[a-z]\b)${furtherNumber}`;

const references = new RegExp(
  String.raw`(?:§§?|\b(?:Art\.|Absatz|Absätzen|[Ss]ections?|[Cc]lauses?|[Pp]aragraphs?))` +
    String.raw`${blank}${number}${furtherNumber}(?:(?:${blank}(?:und|and))?${part})*(?:${blank}${act})?`,
  'g',
);
const blanksWithinParts = new RegExp(
  String.raw`${blank}(?!(?:(?:und|and)${blank})?(?!Abs)${partName}|${act})`,
  'g',
);
const blanks = new RegExp(blank, 'g');

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
