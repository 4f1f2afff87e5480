/**
 * What a person types for characters that nobody sees. `~` keeps two words, or a hyphen and what follows, on one line;
 * `|` allows a word to be divided there, with a hyphen.
 */
export function withMarks(text: string): string {
  return text.replaceAll('-~', '-\u2060').replaceAll('~', '\u00a0').replaceAll('|', '\u00ad');
}

/**
 * What nobody sees, but for blanks and new lines: spaces that do not break, possible hyphens and joiners, of which
 * `withMarks` and rules make use, tabs, control characters, and what turns the direction of writing.
 */
export const invisible = /(?![ \n])[\p{Z}\p{Cc}\p{Cf}]/u;

/** Without the places where a line may be divided or must not be: what is no page has none of its lines. */
export const withoutHyphens = (text: string) => text.replaceAll(/[\u00ad\u2060]/g, '');

/** As it reads: without hyphens that nobody sees, with plain spaces. */
export const asRead = (text: string) => withoutHyphens(text).replaceAll(/\s+/g, ' ');
