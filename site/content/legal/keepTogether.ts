/** Characters that fit on a line of the narrowest phone; a longer reference has to break somewhere. */
const lineLength = 30;

const blank = '[ \\u00a0]';
const number = String.raw`\d+[a-z]?(?:\(\d+\))*(?:\([a-z]\))?`;
const furtherNumber = String.raw`(?:${blank}(?:bis|und|to|and)${blank}(?:\(\d+\)|\d+[a-z]?))?`;
const partName = String.raw`(?:Abs\.|Satz|Nr\.|lit\.|sentence|nos?\.)`;
const part = String.raw`${blank}${partName}${blank}(?:\d+|[a-z]\b)${furtherNumber}`;
const law = String.raw`${blank}[A-Z][A-Za-z]*[A-Z]\b`;

const references = new RegExp(
  String.raw`(?:§§?|\b(?:Art\.|Absatz|Absätzen|[Ss]ections?|[Cc]lauses?|[Pp]aragraphs?))` +
    String.raw`${blank}${number}${furtherNumber}(?:(?:${blank}(?:und|and))?${part})*(?:${law})?`,
  'g',
);
const blanksOutsideBreaks = new RegExp(String.raw`${blank}(?!(?:(?:und|and)${blank})?${partName})`, 'g');
const blanks = new RegExp(blank, 'g');

/** Keeps references to laws, and compounds such as "E-Mail" and "IP-Adresse", from breaking across lines. */
export function keepTogether(text: string): string {
  return text
    .replaceAll(references, (reference) => joined(reference).replaceAll(')(', ')\u2060('))
    .replaceAll(/\b(?:E|IP)-(?=[A-Z])/g, '$&\u2060');
}

/** A long reference may break, but only before one of its parts. */
function joined(reference: string): string {
  return reference.replaceAll(reference.length > lineLength ? blanksOutsideBreaks : blanks, '\u00a0');
}
