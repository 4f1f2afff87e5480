import { fillCommon, type Values } from '#common/fill.ts';
import type { Locale } from '#common/locales.ts';
import { placeOf } from './place.ts';

/**
 * The texts of a language with the names of `values.ts` filled in. Names without a dot, `{day}`, stay for the program
 * that knows them.
 * @throws Error naming file, key and the name that nothing has
 */
export function read<Texts>(texts: Texts, values: Values, locale: Locale): Texts {
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return readText(value, values, () => placeOf(locale, key));
    if (typeof value !== 'object' || value === null) return value;
    const below = (name: string | number) => (key === '' ? `${name}` : `${key}.${name}`);
    if (Array.isArray(value)) return value.map((item, index) => visit(item, below(index)));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, below(name))]));
  };
  return visit(texts, '') as Texts;
}

function readText(text: string, values: Values, place: () => string): string {
  try {
    return fillCommon(text, values);
  } catch (error) {
    throw new Error(`${place()}: ${(error as Error).message}`, { cause: error });
  }
}
