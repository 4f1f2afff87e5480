import { brand, company, contacts } from '#common/company.ts';
import { countryName } from '#common/countries.ts';
import { legalVersions } from '#common/legalVersions.ts';
import { locales, type Locale } from '#common/locales.ts';
import { pageKeys, pathTo } from '#common/routes.ts';
import { firm } from '../format/writing.ts';
import { languages } from '../load.ts';
import type { LegalValues } from './render.ts';

/**
 * The values of every placeholder in the legal texts, flattened to dotted keys, in one language:
 * `figure.*`, `dative.*`, `hotline.*`, `brand.*`, `company.*`, `contacts.*`, `path.*`, and version and date of
 * the texts themselves.
 */
export function legalValues(locale: Locale): LegalValues {
  const { figure, dative, hotline, date } = languages[locale].format;
  return {
    ...flatten({ figure, dative, hotline, brand, company, contacts }),
    ...Object.fromEntries(
      Object.entries(legalVersions).flatMap(([document, published]) => [
        [`${document}.version`, published.version],
        [`${document}.date`, date(published.date)],
      ]),
    ),
    ...Object.fromEntries(pageKeys.map((page) => [`path.${page}`, pathTo(locale, page)])),
    'company.street': firm(company.street),
    'company.country': countryName(company.country, locales[locale].tag),
    'contacts.hotline.display': firm(contacts.hotline.display),
    'contacts.support.display': firm(contacts.support.display),
  };
}

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}
