import { countryCodes, countryName, firstCountries } from '#common/countries.ts';
import { locales, type Locale } from '#common/locales.ts';

/**
 * One country a line ("DE Deutschland"): first `firstCountries`, then, after an empty line, the rest in the language's
 * alphabetical order.
 */
export function countryLines(locale: Locale): string {
  const { tag } = locales[locale];
  const { compare } = new Intl.Collator(tag);
  const line = (code: string) => `${code} ${countryName(code, tag)}`;
  const first: readonly string[] = firstCountries;
  const rest = countryCodes.filter((code) => !first.includes(code)).map(line);
  const name = (text: string) => text.slice(3);
  return [...first.map(line), '', ...rest.sort((a, b) => compare(name(a), name(b)))].join('\n');
}
