import { invisible } from '#common/marks.ts';
import { sayIn, type Message } from './say.ts';

/** A line of a Markdown file, counted from one, and what is wrong with it, as a sentence without subject. */
export type LineFault = { line: number; says: string };

const pairs = /\*\*(?=[^\s*])[^*]*[^\s*]\*\*/g;

/** Blanks that a legal text has between a sign and its number: "§ 5". */
const firmBlank = /\u00a0/g;

/** What is wrong with a line, and whether one is so. Blanks at its beginning say how deep in a list it is. */
const rules: readonly [Message, (line: string) => boolean][] = [
  ['blanks', (line) => /(?<=\S) {2}| $/.test(line)],
  ['quotes', (line) => /["']/.test(line)],
  ['invisibleInMarkdown', (line) => invisible.test(line.replaceAll(firmBlank, ' '))],
  ['htmlInMarkdown', (line) => line.includes('<')],
  ['entityInMarkdown', (line) => /&#?\w+;/.test(line)],
  ['markInMarkdown', (line) => /[~|]/.test(line)],
  ['pairInMarkdown', (line) => line.replaceAll(pairs, '').includes('**')],
];

/**
 * What is wrong with the characters of a Markdown text, line by line; what they say is nobody's here.
 * @param speaks the language of the messages
 */
export function faultsOfMarkdown(text: string, speaks: Parameters<typeof sayIn>[0]): LineFault[] {
  const say = sayIn(speaks);
  if (text.startsWith('\ufeff')) return [{ line: 1, says: say('byteOrderMark') }];
  if (text.includes('\r'))
    return [{ line: text.slice(0, text.indexOf('\r')).split('\n').length, says: say('lineEnds') }];
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(([, isWrong]) => isWrong(line))
        .map(([message]) => ({ line: index + 1, says: say(message) })),
    );
}
