import { factKeys } from '#common/facts.ts';
import { namesIn } from '#common/fill.ts';
import { limits } from '#site/content/check/limits.ts';
import messages from '#site/content/check/words.json' with { type: 'json' };
import { labelOf } from './label.ts';

/** Languages in which forms speak; those of the check's messages. */
export type Spoken = keyof typeof messages;

type Labelled = { label: string; help?: string };

/** A text, with all that its checks need. */
export type TextField = Labelled & {
  kind: 'text';
  /** Of its place, `home.hero.title`, which limits are stated for. */
  key: string;
  /** What English says here: one text, or those of every entry where the field belongs to a list. */
  english: readonly string[];
  /** Whether it is long enough for several lines. */
  isLong: boolean;
  /** Whether some entries of its list do without it. */
  isOptional: boolean;
  /** What its last character must be. */
  ends?: string;
};

/** A field of a form, as the English file shows that there is one. */
export type Field =
  | TextField
  | (Labelled & { kind: 'number' })
  | (Labelled & { kind: 'switch'; isOptional: boolean })
  | (Labelled & { kind: 'fact'; facts: readonly string[] })
  | GroupField
  | (Labelled & { kind: 'list'; item: Field; length: number | undefined });

export type GroupField = Labelled & { kind: 'group'; fields: Readonly<Record<string, Field>> };

/** What a field is derived from. */
type Source = {
  key: string;
  name: string;
  /** What English has here, once for each entry of a list that the field belongs to. */
  english: readonly unknown[];
  /** What the other language has, in the same order. */
  twin: readonly unknown[];
};

/** The language of the form, and whether it is the one that says how many entries a list has. */
export type FormLanguage = { speaks: Spoken; isModel: boolean };

const longText = 70;

const isLong = (text: unknown) => typeof text === 'string' && (text.length > longText || text.includes('\n'));

const phrases = {
  de: {
    twin: 'Englisch: „{text}“',
    most: 'Höchstens {most} Zeichen: {because}.',
    least: 'Mindestens {least} Zeichen.',
  },
  en: {
    twin: 'German: ‘{text}’',
    most: 'At most {most} characters, {because}.',
    least: 'At least {least} characters.',
  },
} as const satisfies Record<Spoken, Record<string, string>>;

/**
 * The field for a part of a page's texts.
 * @param source the same part in English and in the other language
 * @throws Error naming a key whose kind no form has
 */
export function fieldOf(source: Source, language: FormLanguage): Field {
  const [first] = source.english;
  const label = labelOf(source.name, language.speaks);
  if (typeof first === 'string') return textField(source, label, language);
  if (typeof first === 'number') return { kind: 'number', label };
  if (typeof first === 'boolean')
    return { kind: 'switch', label, isOptional: source.english.includes(undefined) };
  if (Array.isArray(first)) return listField(source, label, language);
  if (typeof first === 'object' && first !== null) return groupField(source, label, language);
  throw new Error(`${source.key}: no form has a field for ${String(first)}`);
}

function textField(source: Source, label: string, { speaks }: FormLanguage): Field {
  const { name, key } = source;
  if (name === 'fact') return { kind: 'fact', label, facts: factKeys };
  const english = source.english.filter((text) => typeof text === 'string');
  return {
    kind: 'text',
    key,
    label,
    ...helpOf([twinOf(source, speaks), limitOf(key, speaks)]),
    english,
    isLong: [...english, ...source.twin].some(isLong),
    isOptional: english.length < source.english.length,
  };
}

const helpOf = (parts: readonly string[]) => {
  const help = parts.filter((part) => part !== '').join(' ');
  return help === '' ? {} : { help };
};

/** What the other language says, where the field stands for one text. */
function twinOf({ english, twin }: Source, speaks: Spoken): string {
  const [text] = twin;
  if (english.length !== 1 || typeof text !== 'string') return '';
  return phrases[speaks].twin.replace('{text}', () => text);
}

function limitOf(key: string, speaks: Spoken): string {
  const limit = limits.find(({ of }) => of.test(key));
  if (limit === undefined) return '';
  const { most, least } = phrases[speaks];
  const because = messages[speaks].reasons[limit.because];
  const upper = most.replace('{most}', String(limit.most)).replace('{because}', because);
  return limit.least === undefined ? upper : `${least.replace('{least}', String(limit.least))} ${upper}`;
}

function groupField({ key, english, twin }: Source, label: string, language: FormLanguage): GroupField {
  const trees = english.map(treeOf);
  const twins = twin.map(treeOf);
  const names = [...new Set(trees.flatMap((tree) => Object.keys(tree)))];
  const fields = names.map((name): [string, Field] => {
    const below = { key: `${key}.${name}`, name, english: withFirst(trees.map((tree) => tree[name])) };
    return [name, fieldOf({ ...below, twin: twins.map((tree) => tree[name]) }, language)];
  });
  return { kind: 'group', label, fields: Object.fromEntries(fields) };
}

const treeOf = (value: unknown) => (typeof value === 'object' ? { ...value } : {}) as Record<string, unknown>;

/** With something that is there in the first place, which says of what kind all are. */
const withFirst = (values: readonly unknown[]) =>
  values.toSorted((one, other) => Number(one === undefined) - Number(other === undefined));

function listField({ key, name, english, twin }: Source, label: string, language: FormLanguage): Field {
  const lists = english.map((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const twins = twin.map((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const lengths = new Set(lists.map((list) => list.length));
  const [only] = lengths;
  const item = fieldOf({ key: `${key}.0`, name, english: lists.flat(), twin: twins.flat() }, language);
  return { kind: 'list', label, item, length: language.isModel || lengths.size > 1 ? undefined : only };
}

/** The English text whose names a text must have: in a list, the one that names the same. */
export function englishFor(text: string, english: readonly string[]): string {
  const names = (one: string) =>
    [...new Set(namesIn(one))]
      .filter((name) => !name.includes('.'))
      .toSorted()
      .join();
  return english.find((one) => names(one) === names(text)) ?? english[0] ?? '';
}
