import { fallbackLocale, localeCodes, otherLocales, type Locale } from '#common/locales.ts';
import { pageKeys, pathTo, routes, type PageKey } from '#common/routes.ts';
import { asRead } from '#common/marks.ts';
import { filled } from '#site/content/check/faults.ts';
import { folders, languages } from '#site/content/load.ts';
import { fieldOf, type Field, type Spoken } from './field.ts';
import { labelOf } from './label.ts';
import places from './places.json' with { type: 'json' };
import headings from './sections.json' with { type: 'json' };

/** The form of a file of texts. */
export type PageForm = {
  /** The file's name without its ending. */
  file: string;
  locale: Locale;
  /** What its menu entry says. */
  title: string;
  /** Its address on the site, where the texts are those of one page. */
  path: string | undefined;
  sections: readonly PageSection[];
  /** The languages that have the same form. */
  others: readonly Locale[];
  fields: Readonly<Record<string, Field>>;
};

/** A section of a page that has an address. */
export type PageSection = {
  /** Its heading, as visitors read it. */
  heading: string;
  path: string;
  /** The group of the form in which its heading stands; undefined where another form has it. */
  group: string | undefined;
};

const hasWords = (locale: Locale): locale is Spoken => Object.hasOwn(places, locale);

/** Language of a form's labels and messages; a language without words of its own has English ones. */
export const spokenIn = (locale: Locale): Spoken => (hasWords(locale) ? locale : fallbackLocale);

type Texts = Readonly<Record<string, object>>;
const textsOf = (locale: Locale) => folders[locale].texts as Texts;

/** The page that a file's texts belong to, where it is one. */
const pageOf = (file: string) => pageKeys.find((page) => page === file);

/** All forms of a language: pages in the order of the route table, then what several pages share. */
export function formsOf(locale: Locale): PageForm[] {
  const files = Object.keys(textsOf(fallbackLocale));
  const order = (file: string) => {
    const page = pageOf(file);
    return page === undefined ? pageKeys.length : pageKeys.indexOf(page);
  };
  return files.toSorted((one, other) => order(one) - order(other)).map((file) => formOf(file, locale));
}

function formOf(file: string, locale: Locale): PageForm {
  const speaks = spokenIn(locale);
  const [other = fallbackLocale] = otherLocales(locale);
  const source = {
    key: file,
    name: file,
    english: [textsOf(fallbackLocale)[file]],
    own: [textsOf(locale)[file]],
    twin: [textsOf(other)[file]],
  };
  const field = fieldOf(source, { speaks, isModel: locale === fallbackLocale });
  if (field.kind !== 'group') throw new Error(`${file}.json: the texts of a page have names`);
  const page = pageOf(file);
  return {
    file,
    locale,
    title: titleOf(file, speaks),
    path: page === undefined ? undefined : pathTo(locale, page),
    sections: page === undefined ? [] : sectionsOf(page, locale),
    others: localeCodes.filter((code) => code !== locale),
    fields: field.fields,
  };
}

/** What the menu calls the form of a file. */
export function titleOf(file: string, speaks: Spoken): string {
  const names: Readonly<Record<string, string>> = places[speaks];
  return names[file] ?? labelOf(file, speaks);
}

function sectionsOf(page: PageKey, locale: Locale): PageSection[] {
  const sections: readonly string[] = routes[page].sections;
  const keys: Readonly<Record<string, Readonly<Record<string, string>>>> = headings;
  return sections.map((name) => {
    const key = keys[page]?.[name] ?? '';
    const [file, group] = key.split('.');
    return {
      heading: textAt(key, locale) ?? labelOf(name, spokenIn(locale)),
      path: `${pathTo(locale, page)}/${name}`,
      group: file === page ? group : undefined,
    };
  });
}

/** The text at a key, as it reads on its page; undefined where none is there. */
function textAt(key: string, locale: Locale): string | undefined {
  let text: unknown = textsOf(locale);
  for (const name of key.split('.'))
    text = typeof text === 'object' && text !== null ? (text as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? asRead(filled(text, languages[locale].values)) : undefined;
}
