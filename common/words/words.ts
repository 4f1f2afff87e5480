import { brand, contacts } from '../company.ts';
import { fillCommon } from '../fill.ts';
import { withMarks } from '../marks.ts';
import type { Locale } from '../locales.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import type { ServiceWords } from './types.ts';

/** What these texts may name besides what fills them in. */
const names = { 'brand.name': brand.name, 'contacts.hotline.display': contacts.hotline.display };

/** The words of each language. */
export const words: Record<Locale, ServiceWords> = { de: withNames(de), en: withNames(en) };

function withNames(texts: ServiceWords): ServiceWords {
  const fillNames = (_: string, value: unknown) =>
    typeof value === 'string' ? fillCommon(withMarks(value), names) : value;
  return JSON.parse(JSON.stringify(texts), fillNames) as ServiceWords;
}
