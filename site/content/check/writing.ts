import { invisible } from '#common/marks.ts';
import { sayIn, type Message, type Say } from './say.ts';

/** How each text is written, whoever shows it: what a fault is called, and where it is one. */
const writing: readonly [Message, RegExp][] = [
  ['blanks', /^ | $| {2}/],
  ['quotes', /["']/],
  ['invisible', invisible],
  ['html', /<\/?[a-z]/i],
  ['emphasis', /\*\*/],
];

const entityPattern = /&#?\w+;/;

/** What is wrong with the characters of a text, which is shown as it stands: no other notation is read in it. */
export function writingFaults(text: string, say: Say): string[] {
  const entity = entityPattern.exec(text)?.[0];
  return [
    ...writing.filter(([, pattern]) => pattern.test(text)).map(([message]) => say(message)),
    ...(entity === undefined ? [] : [say('entity', { entity })]),
  ];
}

/** Marks (`withMarks`) that bind nothing and divide nothing. */
export function looseMarkFaults(text: string, say: Say): string[] {
  return /(?<!\S)[~|](?!\S)/.test(text) ? [say('looseMark')] : [];
}

/**
 * What is wrong with a text that somebody else said or wrote, or that no page reads marks in: jobs and testimonials.
 * @param isName of a person or an organisation, which may have any sign that one sees
 */
export function quotedFaults(text: string, speaks: Parameters<typeof sayIn>[0], isName = false): string[] {
  const say = sayIn(speaks);
  return [...writingFaults(text, say), ...(!isName && /[~|]/.test(text) ? [say('shownMark')] : [])];
}
