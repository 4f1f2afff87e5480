/**
 * What somebody typed or pasted, as they mean it. The browser and the service both read a text like this before they
 * judge its length or shape.
 */

/** All that ends a line, a slide's line (vertical tab) or a page: the Unicode Standard, section 5.8. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * What nobody sees: control characters other than tab and line feed, default ignorable code points (among them all
 * that steer the direction of text, soft hyphens, zero-width blanks, fillers, tags) and interlinear annotation. Before
 * it, what is kept: one joiner after a letter without case, a mark or an emoji (Persian, Hindi, families), one variation
 * selector after a character that has variants (hearts, key caps, Japanese names), and the tags of a flag. Sources:
 * Unicode's DerivedCoreProperties, UTS 51 for emoji, RFC 5892 (appendix A) for joiners.
 */
const unseen =
  /((?!\p{DI})(?:[\p{Lo}\p{M}\p{So}\p{Sk}\p{ExtPict}](?:\p{VS}?[\u200c\u200d]|\p{VS})|[\d#*]\ufe0f(?=\u20e3)|🏴[\u{e0061}-\u{e007a}]{5}\u{e007f}))|[^\P{Cc}\t\n]|[\p{DI}\ufff9-\ufffb]/gu;

/**
 * What NFC composes, all but CJK compatibility ideographs: it would replace them, and some are how a name is written. Of
 * marks one upon the other at most 30 at a time, more than any language has (UAX 15, stream-safe text): NFC sorts each
 * run of them, which takes the square of its length.
 */
const composable = /[^\p{M}\uf900-\ufaff\u{2f800}-\u{2fa1f}]+\p{M}{0,30}|\p{M}{1,30}/gu;

/** Without what nobody sees, each letter as one character (NFC) where there is one, and line breaks as line feeds. */
function asSeen(typed: string): string {
  return typed
    .replace(lineBreak, '\n')
    .replace(unseen, '$1')
    .replace(composable, (part) => part.normalize('NFC'));
}

/** A text of several lines, such as the message. */
export function asText(typed: string): string {
  return asSeen(typed).trim();
}

/** A text of one line: a tab or line break in it is a blank. */
export function asLine(typed: string): string {
  return asSeen(typed)
    .replace(/[\t\n]+/g, ' ')
    .trim();
}

/**
 * An e-mail address. Full-width signs and Chinese full stops are what the keyboards of their languages type (UTS 46
 * reads them alike); blanks at the `@` and the end of a sentence or of a list's entry come with pasted text.
 */
export function asAddress(typed: string): string {
  return asLine(typed)
    .replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/[.,;]$/, '')
    .split('@')
    .map((part) => part.trim())
    .join('@');
}
