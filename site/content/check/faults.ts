import { namesIn } from '#common/fill.ts';
import { asRead, withMarks } from '#common/marks.ts';
import { limits } from './limits.ts';
import { sayIn, type Details, type Message, type Say } from './say.ts';
import messages from './words.json' with { type: 'json' };
import { looseMarkFaults, writingFaults } from './writing.ts';

/** What a language's texts must not say: `rules.json` of its folder, each pattern without regard to capitals. */
export type CopyRules = {
  /** Words that promise without exception (requirement 1.34). */
  absolutes: readonly string[];
  /** Phrases that use such a word and promise nothing, or nothing that is not so. */
  harmless: readonly { phrase: string; because: string }[];
  /** Words that one thing has another word for (docs/language.md), and wordings that say what is not so. */
  refused: readonly { pattern: string; because: string }[];
  /**
   * What must stand beside a figure wherever it is stated, in the same text or in a field of the same entry
   * (requirement 1.33). Without it an estimate becomes a promise.
   */
  qualifiers: Readonly<Record<string, string>>;
  /** How the language says that VAT is added. */
  net: string;
};

/** What a text is checked against, and in which language faults are told. */
export type CheckContext = {
  /** Language of the messages. */
  speaks: keyof typeof messages;
  rules: CopyRules;
  /** What `values.ts` gives for each name. */
  values: Readonly<Record<string, string>>;
};

/** A text that is not as it should be: its key, `home.hero.title`, and what to do, as a sentence without subject. */
export type Fault = { key: string; says: string };

const braced = (name: string) => `{${name}}`;

/**
 * What is wrong with one text, as its form and the checks say it.
 * @param key of its place, `home.hero.title`
 * @param english the same text in English, whose names it must use
 */
export function faultsOfText(key: string, text: string, english: string, context: CheckContext): string[] {
  const say = sayIn(context.speaks);
  if (text.trim() === '') return english.trim() === '' ? [] : [say('empty')];
  const withoutNames = text.replaceAll(/\{[\w.]+\}/g, '');
  return [
    ...(/[{}]/.test(withoutNames) ? [say('brace', { example: braced('figure.successFee') })] : []),
    ...nameFaults(text, english, context, say),
    ...digitFaults(withoutNames, say),
    ...wordFaults(text, context, say),
    ...writingFaults(text, say),
    ...looseMarkFaults(text, say),
    ...linkFaults(text, english, say),
    ...lengthFaults(key, text, context, say),
  ];
}

function nameFaults(text: string, english: string, { values }: CheckContext, say: Say): string[] {
  const used = namesIn(text);
  const local = (names: readonly string[]) => names.filter((name) => !name.includes('.'));
  const inEnglish = local(namesIn(english));
  const unknown = used.filter((name) => name.includes('.') && !Object.hasOwn(values, name));
  return [
    ...unknown.map((name) => say('unknownName', { name: braced(name), near: nearest(name, values, say) })),
    ...missingFrom(local(used), inEnglish).map((name) => say('lacksName', { name: braced(name) })),
    ...missingFrom(inEnglish, local(used)).map((name) => say('surplusName', { name: braced(name) })),
  ];
}

const missingFrom = (names: readonly string[], expected: readonly string[]) =>
  [...new Set(expected)].filter((name) => !names.includes(name));

/** The name that was probably meant: one of the same group that shares most letters in their order. */
function nearest(name: string, values: CheckContext['values'], say: Say): string {
  const [group = ''] = name.split('.');
  const likely = Object.keys(values)
    .filter((known) => known.startsWith(`${group}.`))
    .map((known) => ({ known, distance: distanceOf(name, known) }))
    .toSorted((one, other) => one.distance - other.distance)[0];
  const isNear = likely !== undefined && likely.distance <= name.length / 3;
  return isNear ? say('near', { name: braced(likely.known) }) : say('nameList');
}

/** How many letters must be put in, left out or exchanged (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const exchanged = (row[index] ?? 0) + (letter === other[index] ? 0 : 1);
      next.push(Math.min(exchanged, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function digitFaults(withoutNames: string, say: Say): string[] {
  const digits = /\d[\d.,]*/.exec(withoutNames)?.[0];
  return digits === undefined ? [] : [say('digit', { digits, example: braced('figure.firstOfferWithin') })];
}

function wordFaults(text: string, { rules, values }: CheckContext, say: Say): string[] {
  const read = asRead(filled(text, values));
  const refused = rules.refused.flatMap(({ pattern, because }) =>
    foundIn(read, pattern).map((word) => say('refused', { word, because })),
  );
  return [...absolutesIn(read, rules).map((word) => say('absolute', { word })), ...refused];
}

/** The words of a text that promise without exception, each once, after what is harmless has been taken out. */
export function absolutesIn(text: string, rules: CopyRules, allowed: readonly string[] = []): string[] {
  const phrases = [...rules.harmless.map(({ phrase }) => phrase), ...allowed];
  const rest = phrases.reduce((left, phrase) => left.replaceAll(phrase, '…'), text);
  return [...new Set(rules.absolutes.flatMap((pattern) => foundIn(rest, pattern)))];
}

const foundIn = (text: string, pattern: string) =>
  Array.from(text.matchAll(new RegExp(pattern, 'giu')), ([word]) => word);

/** A text has one link at most, in square brackets, whose address its place knows. */
function linkFaults(text: string, english: string, say: Say): string[] {
  const withoutLink = text.replace(link, ' ');
  const isSurplus = hasLink(text) && !hasLink(english);
  return [
    ...(/[[\]]/.test(withoutLink) ? [say('brackets')] : []),
    ...(isSurplus ? [say('surplusLink')] : []),
  ];
}

/** The part of a text that is a link, with no address behind it, as Markdown has it. */
const link = /\[[^[\]]+\](?!\()/;

/** Whether a part of a text is a link: one in square brackets. */
export const hasLink = (text: string) => link.test(text);

function lengthFaults(key: string, text: string, { speaks, values }: CheckContext, say: Say): string[] {
  const limit = limits.find(({ of }) => of.test(key));
  if (limit === undefined) return [];
  const { least = 0, most } = limit;
  const because = messages[speaks].reasons[limit.because];
  const found = asRead(filled(text, values)).length;
  if (found > most) return [say('tooLong', { found, most, because })];
  return found < least ? [say('tooShort', { found, least, because })] : [];
}

/** With the names filled in that have a value, and with the characters that marks stand for. */
export const filled = (text: string, values: CheckContext['values']) =>
  withMarks(text).replaceAll(/\{([\w.]+)\}/g, (name, key: string) => values[key] ?? name);

/**
 * Everything that is wrong with the texts of a language: what is missing or too much beside English, and each text.
 * @param texts a file of the language, or all of them by their names
 * @param key of these texts, empty for all
 */
export function faultsOf(texts: unknown, english: unknown, context: CheckContext, key = ''): Fault[] {
  const say = sayIn(context.speaks);
  const fault = (message: Message, details?: Details): Fault[] => [{ key, says: say(message, details) }];
  if (texts === undefined) return [{ key, says: missing(english, say) }];
  if (english === undefined) return fault('surplus');
  if (kindOf(texts) !== kindOf(english)) return fault('kind', { expected: kindOf(english) });
  if (isText(texts) && isText(english))
    return faultsOfText(key, texts, english, context).map((says) => ({ key, says }));
  const found = lengthOf(texts);
  const expected = lengthOf(english);
  if (found !== expected) return fault('entries', { found, expected });
  return below(texts, english).flatMap(([name, own, model]) =>
    faultsOf(own, model, context, keyBelow(key, name)),
  );
}

/** Of a text, or of a part with texts below it, that is not there. */
const missing = (english: unknown, say: Say): string =>
  isText(english) ? say('missing', { english }) : say('missingPart');

const keyBelow = (key: string, name: string) => (key === '' ? name : `${key}.${name}`);

const isText = (value: unknown) => typeof value === 'string';
/** Of a list; 0 for what has no order. */
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

/** The parts of both, side by side. */
function below(texts: unknown, english: unknown): [string, unknown, unknown][] {
  if (typeof texts !== 'object' || typeof english !== 'object' || !texts || !english) return [];
  const own = { ...texts } as Record<string, unknown>;
  const model = { ...english } as Record<string, unknown>;
  return [...new Set([...Object.keys(model), ...Object.keys(own)])].map((name) => [
    name,
    own[name],
    model[name],
  ]);
}
