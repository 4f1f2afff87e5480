import { countryCodes, countryName, firstCountries } from '#common/countries.ts';
import { locales, type Locale } from '#common/locales.ts';
import type { Option } from '#site/components/form/Select.tsx';

/** The countries, named in a language: first those that most visitors come from, then the rest in its alphabetical order. */
export function countryGroups(locale: Locale): Option[][] {
  const { tag } = locales[locale];
  const { compare } = new Intl.Collator(tag);
  const option = (code: string): Option => ({ value: code, label: countryName(code, tag) });
  const first: readonly string[] = firstCountries;
  const rest = countryCodes.filter((code) => !first.includes(code)).map(option);
  return [first.map(option), rest.sort((a, b) => compare(a.label, b.label))];
}
