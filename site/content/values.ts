import { accessibilityStatement } from '#common/accessibility.ts';
import { register } from '#common/claims.ts';
import { brand, company, contacts } from '#common/company.ts';
import { countryName } from '#common/countries.ts';
import { feeLimits, minimumAppliesBelow } from '#common/fees.ts';
import type { Values } from '#common/fill.ts';
import { legalVersions } from '#common/legalVersions.ts';
import { locales } from '#common/locales.ts';
import { pageKeys, pathTo, type PageKey } from '#common/routes.ts';
import type { Formatters } from './format/formatters.ts';
import { nonBreaking } from './format/writing.ts';
import { reportValues } from './samples/report/values.ts';

/**
 * Everything that a text may name in braces, as its language writes it: `figure.successFee` → "5.0%". One list for
 * pages, questions and legal texts; `docs/editing.md` explains it to whoever writes.
 *
 * `figure`, `dative`, `hotline`: facts and opening hours. `law`, `standard`: citations. `brand`, `company`,
 * `contacts`: who we are. `page`: a page's name; `path`: its address. `fee`: the calculator's limits. `terms`,
 * `privacy`, `accessibility`, `asOf`: versions and days. `report`: the sample report.
 */
export function valuesOf(format: Formatters, pageNames: Readonly<Record<PageKey, string>>): Values {
  const { locale, figure, dative, hotline, law, standard, asOf, date, decimal, money } = format;
  return {
    ...flatten({ figure, dative, hotline, law, standard, asOf, brand, company, contacts }),
    ...flatten({ page: pageNames, report: reportValues(format) }),
    ...Object.fromEntries(pageKeys.map((page) => [`path.${page}`, pathTo(locale, page)])),
    ...Object.fromEntries(
      Object.entries(legalVersions).flatMap(([document, published]) => [
        [`${document}.version`, published.version],
        [`${document}.date`, date(published.date)],
      ]),
    ),
    'company.street': nonBreaking(company.street),
    'company.country': countryName(company.country, locales[locale].tag),
    'contacts.hotline.display': nonBreaking(contacts.hotline.display),
    'contacts.support.display': nonBreaking(contacts.support.display),
    'accessibility.made': date(accessibilityStatement.made),
    'accessibility.heard': date(accessibilityStatement.heard),
    'accessibility.otherEngines': date(accessibilityStatement.otherEngines),
    'accessibility.reviewBy': date(register.accessibility.reviewBy),
    'fee.withCents': decimal(feeLimits.withCents, 2),
    'fee.from': money(feeLimits.from),
    'fee.to': money(feeLimits.to),
    'fee.minimumAppliesBelow': money(minimumAppliesBelow, 2),
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
