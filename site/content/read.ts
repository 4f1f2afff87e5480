import { fillCommon, type Values } from '#common/fill.ts';
import type { Locale } from '#common/locales.ts';
import { withMarks } from '#common/marks.ts';
import { placeOf } from './place.ts';

/** What the texts of a language are read with: what they may name, and which words stay on one line. */
export type Reading = { values: Values; bind: (text: string) => string };

/**
 * A text with the names of `values.ts` filled in, and with the characters that nobody types. Names without a dot,
 * `{day}`, stay for the program that knows them.
 * @param place of the text, for a message
 * @throws Error naming the place and the name that nothing has
 */
export function readText(text: string, { values, bind }: Reading, place: () => string): string {
  try {
    return bind(fillCommon(withMarks(text), values));
  } catch (error) {
    throw new Error(`${place()}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The texts of a language, each read.
 * @throws Error naming file, key and the name that nothing has
 */
export function read<Texts>(texts: Texts, reading: Reading, locale: Locale): Texts {
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return readText(value, reading, () => placeOf(locale, key));
    if (typeof value !== 'object' || value === null) return value;
    const below = (name: string | number) => (key === '' ? `${name}` : `${key}.${name}`);
    if (Array.isArray(value)) return value.map((item, index) => visit(item, below(index)));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, below(name))]));
  };
  return visit(texts, '') as Texts;
}
