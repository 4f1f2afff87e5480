const blank = '[ \\u00a0]';
const number = String.raw`\d+[a-z]?(?:\(\d+\))*(?:\([a-z]\))?`;
const furtherNumber = String.raw`(?:${blank}(?:bis|und|to|and)${blank}(?:\(\d+\)|\d+[a-z]?))?`;
const partName = String.raw`(?:Abs\.|Satz|Nr\.|lit\.|sentence|nos?\.)`;
const part = String.raw`${blank}${partName}${blank}(?:\d+|[a-z]\b)${furtherNumber}`;

const references = new RegExp(
  String.raw`(?:§§?|\b(?:Art\.|Absatz|Absätzen|[Ss]ections?|[Cc]lauses?|[Pp]aragraphs?))` +
    String.raw`${blank}${number}${furtherNumber}(?:(?:${blank}(?:und|and))?${part})*`,
  'g',
);
const blanksWithinParts = new RegExp(String.raw`${blank}(?!(?:(?:und|and)${blank})?${partName})`, 'g');

/**
 * Keeps each number of a reference beside its sign ("§ 6", "Abs. 1"), and compounds such as "E-Mail" and "IP-Adresse"
 * in one piece. A whole reference may break: held together it would leave holes in a phone's lines.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(references, (reference) =>
      reference.replaceAll(blanksWithinParts, '\u00a0').replaceAll(')(', ')\u2060('),
    )
    .replaceAll(/\b(?:E|IP)-(?=[A-Z])/g, '$&\u2060');
}
