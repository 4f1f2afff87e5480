import { factKeys } from '#common/facts.ts';
import { namesIn } from '#common/fill.ts';
import { hasLink } from '#site/content/check/faults.ts';
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
  /** Words of somebody else, or that no page reads marks in (`quotedFaults`); a name may have any sign. */
  quoted?: 'words' | 'name';
  /** In a list: what the other language says, by the text that an entry has in the form's own language. */
  twins?: ReadonlyMap<string, string>;
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
  /** What the form's own language has, once for each entry too. */
  own: readonly unknown[];
  /** What the other language has, beside `own`. */
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
    ...twinsOf(source, speaks),
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

/** What the other language says to each entry, where the field belongs to a list. */
function twinsOf({ english, own, twin }: Source, speaks: Spoken): Pick<TextField, 'twins'> {
  if (english.length === 1) return {};
  const said = new Map<string, Set<string>>();
  for (const [at, text] of own.entries()) {
    const other = twin[at];
    if (typeof text !== 'string' || typeof other !== 'string') continue;
    said.set(text, (said.get(text) ?? new Set()).add(other));
  }
  const { twin: phrase } = phrases[speaks];
  const sayAll = (texts: ReadonlySet<string>) =>
    Array.from(texts, (text) => phrase.replace('{text}', () => text)).join(' · ');
  return { twins: new Map(Array.from(said, ([text, texts]) => [text, sayAll(texts)])) };
}

function limitOf(key: string, speaks: Spoken): string {
  const limit = limits.find(({ of }) => of.test(key));
  if (limit === undefined) return '';
  const { most, least } = phrases[speaks];
  const because = messages[speaks].reasons[limit.because];
  const upper = most.replace('{most}', String(limit.most)).replace('{because}', because);
  return limit.least === undefined ? upper : `${least.replace('{least}', String(limit.least))} ${upper}`;
}

function groupField({ key, english, own, twin }: Source, label: string, language: FormLanguage): GroupField {
  const trees = english.map(treeOf);
  const owns = own.map(treeOf);
  const twins = twin.map(treeOf);
  const names = [...new Set(trees.flatMap((tree) => Object.keys(tree)))];
  const fields = names.map((name): [string, Field] => {
    const below = {
      key: `${key}.${name}`,
      name,
      english: withFirst(trees.map((tree) => tree[name])),
      own: owns.map((tree) => tree[name]),
      twin: twins.map((tree) => tree[name]),
    };
    return [name, fieldOf(below, language)];
  });
  return { kind: 'group', label, fields: Object.fromEntries(fields) };
}

const treeOf = (value: unknown) => (typeof value === 'object' ? { ...value } : {}) as Record<string, unknown>;

/** With something that is there in the first place, which says of what kind all are. */
const withFirst = (values: readonly unknown[]) =>
  values.toSorted((one, other) => Number(one === undefined) - Number(other === undefined));

function listField(source: Source, label: string, language: FormLanguage): Field {
  const { key, name } = source;
  const english = source.english.map(listOf);
  const own = source.own.map(listOf);
  const twin = source.twin.map(listOf);
  const lengths = new Set(english.map((list) => list.length));
  const [only] = lengths;
  const longest = own.map((list, at) => Math.max(list.length, twin[at]?.length ?? 0));
  const item = fieldOf(
    {
      key: `${key}.0`,
      name,
      english: english.flat(),
      own: side(own, longest),
      twin: side(twin, longest),
    },
    language,
  );
  return { kind: 'list', label, item, length: language.isModel || lengths.size > 1 ? undefined : only };
}

const listOf = (list: unknown) => (Array.isArray(list) ? (list as unknown[]) : []);

/** The entries of all lists in a row, with gaps where the other language has more, so that both stay side by side. */
const side = (lists: readonly (readonly unknown[])[], lengths: readonly number[]) =>
  lists.flatMap((list, at) => Array.from({ length: lengths[at] ?? 0 }, (_, entry) => list[entry]));

/** The English text whose names and link a text must have: in a list, the one that has the same. */
export function englishFor(text: string, english: readonly string[]): string {
  const names = (one: string) =>
    [...new Set(namesIn(one))]
      .filter((name) => !name.includes('.'))
      .toSorted()
      .join();
  const alike = english.filter((one) => names(one) === names(text));
  return alike.find((one) => hasLink(one) === hasLink(text)) ?? alike[0] ?? english[0] ?? '';
}
