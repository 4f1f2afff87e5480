import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fallbackLocale, localeCodes, type Locale } from '#common/locales.ts';
import { faultsOfText, type CheckContext } from '#site/content/check/faults.ts';
import { folders, languages } from '#site/content/load.ts';
import { englishFor, fieldOf, type Field, type TextField } from './field.ts';
import { formsOf, type PageForm } from './forms.ts';

const fileOf = ({ locale, file }: PageForm) => `site/content/${locale}/${file}.json`;

/** What a form would write of a value: only what it has a field for, in the order of its fields. */
function written(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (field.kind === 'list') return (value as unknown[]).map((item) => written(field.item, item));
  if (field.kind !== 'group') return value;
  return writtenBelow(field.fields, value);
}

function writtenBelow(fields: Readonly<Record<string, Field>>, value: unknown): object {
  const own = value as Record<string, unknown>;
  const parts = Object.entries(fields).map(([name, field]) => [name, written(field, own[name])]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as object;
}

/** The text field at a key of a form. */
function textAt(locale: Locale, key: string): TextField {
  const [file = '', ...names] = key.split('.');
  const form = formsOf(locale).find((one) => one.file === file);
  let field: Field = { kind: 'group', label: '', fields: form?.fields ?? {} };
  for (const name of names) field = field.kind === 'group' ? (field.fields[name] ?? field) : field;
  if (field.kind !== 'text') throw new Error(`${key} is no text`);
  return field;
}

/** What a list says of the other language below an entry with this text. */
function twinIn(list: Field | undefined, text: string): string | undefined {
  const item = list?.kind === 'list' ? list.item : undefined;
  return item?.kind === 'text' ? item.twins?.get(text) : undefined;
}

describe.each(localeCodes)('the forms in %s', (locale) => {
  const forms = formsOf(locale);

  it('begin with the home page, in the order of the site', () => {
    const pages = forms.filter(({ path }) => path !== undefined).map(({ file }) => file);
    expect(pages.slice(0, 3)).toEqual(['home', 'institutional', 'lawyers']);
  });

  it.each(forms)('keep every text and their order: $file', (form) => {
    const text = readFileSync(fileOf(form), 'utf8');
    const kept = writtenBelow(form.fields, JSON.parse(text));
    expect(`${JSON.stringify(kept, null, 2)}\n`).toBe(text);
  });

  it.each(forms)('say what each entry is: $file', (form) => {
    const labels: string[] = [];
    const visit = (field: Field) => {
      labels.push(field.label);
      if (field.kind === 'group') Object.values(field.fields).forEach(visit);
      if (field.kind === 'list') visit(field.item);
    };
    Object.values(form.fields).forEach(visit);
    expect(labels.filter((label) => !/^\p{Lu}/u.test(label))).toEqual([]);
  });

  it('accept what stands in the files', () => {
    const context: CheckContext = {
      speaks: 'de',
      rules: folders[locale].rules,
      values: languages[locale].values,
    };
    const { key, english } = textAt(locale, 'home.hero.title');
    const { home } = folders[locale].texts as { home: { hero: { title: string } } };
    const { title } = home.hero;
    expect(faultsOfText(key, title, englishFor(title, english), context)).toEqual([]);
  });
});

it('a form speaks the language of its texts', () => {
  expect(textAt('de', 'home.hero.title').label).toBe('Überschrift');
  expect(textAt('en', 'home.hero.title').label).toBe('Heading');
});

it('a text has what the other language says beside it, and its limit', () => {
  const { hero } = (folders.en.texts as { home: { hero: { title: string } } }).home;
  const { help } = textAt('de', 'home.hero.title');
  expect(help).toContain(`Englisch: „${hero.title}“`);
  expect(help).toContain('Höchstens 66 Zeichen');
});

it('each entry of a list has what the other language says beside it', () => {
  type Home = { home: { clients: { points: string[] } } };
  const [german = ''] = (folders.de.texts as Home).home.clients.points;
  const [english = ''] = (folders.en.texts as Home).home.clients.points;
  const { clients } = formsOf('de').find(({ file }) => file === 'home')?.fields ?? {};
  const points = clients?.kind === 'group' ? clients.fields['points'] : undefined;
  expect(twinIn(points, german)).toBe(`Englisch: „${english}“`);
});

it('lists in lists keep each text beside its twin, though one language has fewer entries', () => {
  const groups = {
    english: [['One', 'More'], ['Two']],
    own: [['Eins'], ['Zwei']],
  };
  const field = fieldOf(
    {
      key: 'page.groups',
      name: 'groups',
      english: [groups.english],
      own: [groups.own],
      twin: [groups.english],
    },
    { speaks: 'de', isModel: false },
  );
  const inner = field.kind === 'list' ? field.item : undefined;
  expect(twinIn(inner, 'Zwei')).toBe('Englisch: „Two“');
});

it('a link to a section is called by the heading of the section', () => {
  const { sections = [] } = formsOf('de').find(({ file }) => file === 'institutional') ?? {};
  const pricing = sections.find(({ path }) => path === '/institutional/pricing');
  type Institutional = { institutional: { pricing: { title: string } } };
  const { title } = (folders.de.texts as Institutional).institutional.pricing;
  expect(pricing).toEqual({ heading: title, path: '/institutional/pricing', group: 'pricing' });
});

it('no section of a page is called by the name in its address', () => {
  const sections = formsOf('de').flatMap((form) => form.sections);
  expect(sections.map(({ heading }) => heading).filter((heading) => /^[a-z]|_|\{/.test(heading))).toEqual([]);
});

it('a list has as many entries as English, where a language is translated', () => {
  const lists = (locale: Locale) =>
    fieldOf(
      { key: 'page.points', name: 'points', english: [['a', 'b']], own: [['a', 'b']], twin: [['c', 'd']] },
      { speaks: 'de', isModel: locale === fallbackLocale },
    );
  expect(lists('de')).toMatchObject({ kind: 'list', length: 2 });
  expect(lists('en')).toMatchObject({ kind: 'list', length: undefined });
});

it('a figure is chosen from those that there are', () => {
  const field = fieldOf(
    {
      key: 'page.items.0.fact',
      name: 'fact',
      english: ['successFee'],
      own: ['successFee'],
      twin: ['successFee'],
    },
    { speaks: 'de', isModel: false },
  );
  expect(field).toMatchObject({ kind: 'fact' });
});

it('an entry of a list is compared with the English one that has the same names and link', () => {
  const english = ['Apply by {day}', 'Apply now', 'Apply [here]'];
  expect(englishFor('Bewerben Sie sich [hier]', english)).toBe('Apply [here]');
  expect(englishFor('Bewerben Sie sich bis {day}', english)).toBe('Apply by {day}');
  expect(englishFor('Jetzt bewerben', english)).toBe('Apply now');
});
