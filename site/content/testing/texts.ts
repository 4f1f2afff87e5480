import { asRead } from '#common/marks.ts';
import type { Locale } from '#common/locales.ts';
import type { Quantity } from '../format/quantity.ts';
import { questionsIn } from '../entries/load.ts';
import { questionFolder } from '../entries/questions.ts';
import { contentFor } from '../load.ts';
import { placeOf } from '../place.ts';

/** A text of the site with the key of its place, e.g. `home.hero.title`, and what stands beside it. */
export type Text = {
  key: string;
  text: string;
  /** All texts of the same object: a figure and its "up to" may be fields of their own. */
  beside: string;
};

/** Where an editor finds a text, and what it says. */
export const placed = (locale: Locale, { key, text }: Text) => `${fileOf(locale, key)}: “${text}”`;

function fileOf(locale: Locale, key: string): string {
  const [, question] = /^questions\.(\w+)/.exec(key) ?? [];
  if (question !== undefined) return `${questionFolder}/${question}.json`;
  return key.includes('/') ? `site/content/${locale}/${key}` : placeOf(locale, key);
}

/** A large numeral and its unit, which are fields of their own, as one text. */
export const inOrder = ({ value, unit, unitFirst }: Pick<Quantity, 'value' | 'unit' | 'unitFirst'>) =>
  asRead((unitFirst ? [unit, value] : [value, unit]).join(' '));

const isNumeral = (value: object): value is Quantity =>
  'value' in value && 'unit' in value && 'unitFirst' in value;

/** Every text of a language, the legal ones apart, which speak the language of contracts. */
export function textsOf(locale: Locale): Text[] {
  const texts: Text[] = [];
  const visit = (key: string, value: unknown, beside: string): void => {
    if (typeof value === 'string') texts.push({ key, text: asRead(value), beside });
    else if (Array.isArray(value))
      value.forEach((item, index) =>
        visit(`${key}.${index}`, item, typeof item === 'string' ? asRead(item) : ''),
      );
    else if (typeof value === 'object' && value !== null) {
      const own = Object.values(value).filter((item) => typeof item === 'string');
      if (isNumeral(value)) texts.push({ key, text: inOrder(value), beside: asRead(own.join(' ')) });
      for (const [name, item] of Object.entries(value))
        visit(key === '' ? name : `${key}.${name}`, item, asRead(own.join(' ')));
    }
  };
  visit('', contentFor(locale), '');
  for (const { id, question, answer } of questionsIn(locale))
    visit(`questions.${id}`, { question, answer }, '');
  return texts;
}
