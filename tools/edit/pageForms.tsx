import { fields, singleton, type ComponentSchema, type Singleton } from '@keystatic/core';
import type { Locale } from '../../common/locales.ts';
import { fieldOf, type Field } from '../../scripts/edit/field.ts';
import { formsOf, spokenIn, titleOf as titleOfForm, type PageForm } from '../../scripts/edit/forms.ts';
import type { CheckContext } from '../../site/content/check/faults.ts';
import { folders, languages } from '../../site/content/load.ts';
import { labelOf } from '../../scripts/edit/label.ts';
import { legalDocuments } from '../../site/content/types/legal.ts';
import { legalText } from './legalText.tsx';
import { linksTo, nextTo } from './nextTo.tsx';
import { textInput } from './textInput.tsx';
import { words } from './words.ts';

/** A form of Keystatic with any fields. */
export type Form = Singleton<Record<string, ComponentSchema>>;

/** The key of a form, which is also the end of its address. */
const formKey = (locale: Locale, file: string) => `${locale}-${file}`;

/** What judges the texts of a language. */
export const checkContextOf = (locale: Locale): CheckContext => ({
  speaks: spokenIn(locale),
  rules: folders[locale].rules,
  values: languages[locale].values,
});

/** The forms of a language's files of texts, by their keys. */
export function pageForms(locale: Locale) {
  const context = checkContextOf(locale);
  const pages = formsOf(locale).map((form) => [formKey(locale, form.file), formOf(form, context)]);
  return Object.fromEntries([...pages, ...hintForm(locale, context)]) as Record<string, Form>;
}

/** The offer of a language on pages of the default one, which alone has none. */
function hintForm(locale: Locale, context: CheckContext): [string, Form][] {
  const folder: object = folders[locale];
  if (!('languageHint' in folder)) return [];
  const file = 'languageHint';
  const field = fieldOf(
    { key: file, name: file, english: [folder.languageHint], own: [folder.languageHint], twin: [] },
    { speaks: context.speaks, isModel: true },
  );
  if (field.kind !== 'group') throw new Error(`${file}.json: its texts have names`);
  const form = singleton({
    label: `${titleOfForm(file, context.speaks)} (${locale.toUpperCase()})`,
    path: `site/content/${locale}/${file}`,
    format: { data: 'json' },
    schema: schemasOf(field.fields, context),
  });
  return [[formKey(locale, file), form]];
}

function formOf(form: PageForm, context: CheckContext): Form {
  const { file, locale, title, fields: below, path } = form;
  return singleton({
    label: `${title} (${locale.toUpperCase()})`,
    path: `site/content/${locale}/${file}`,
    format: { data: 'json' },
    ...(path === undefined ? {} : { previewUrl: path }),
    schema: {
      _links: nextTo(form, context),
      ...(file === 'legal' ? legalTexts(context) : {}),
      ...schemasOf(below, context),
      ...sectionsIn(form, context),
    },
  });
}

/** The groups in which headings of sections stand, each with a link to its section, in place of those without. */
function sectionsIn(
  { sections, fields: below }: PageForm,
  context: CheckContext,
): Record<string, ComponentSchema> {
  const groups: Record<string, ComponentSchema> = {};
  for (const { group = '', path } of sections) {
    const field = below[group];
    if (field?.kind !== 'group') continue;
    const link = linksTo({ [words[context.speaks].section]: path });
    groups[group] = fields.object(
      { _section: link, ...schemasOf(field.fields, context) },
      { label: field.label },
    );
  }
  return groups;
}

/** The legal texts themselves, which stand in files of their own. */
const legalTexts = (context: CheckContext) =>
  Object.fromEntries(legalDocuments.map((name) => [name, legalText(labelOf(name, context.speaks), context)]));

/** Keystatic's fields for those of a form. */
function schemasOf(
  below: Readonly<Record<string, Field>>,
  context: CheckContext,
): Record<string, ComponentSchema> {
  return Object.fromEntries(Object.entries(below).map(([key, field]) => [key, schemaOf(field, context)]));
}

function schemaOf(field: Field, context: CheckContext): ComponentSchema {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return textInput(field, context);
    case 'number':
      return fields.integer({ label, validation: { isRequired: true } });
    case 'switch':
      return switchOf(label, field.isOptional);
    case 'fact':
      return factOf(label, field.facts, context);
    case 'group':
      return fields.object(schemasOf(field.fields, context), { label });
    case 'list':
      return listOf(field, context);
  }
}

/** A switch that leaves no trace in the file where it is off and its neighbours do without it. */
function switchOf(label: string, isOptional: boolean): ComponentSchema {
  const field = fields.checkbox({ label });
  if (!isOptional) return field;
  return { ...field, serialize: (value: boolean) => ({ value: value || undefined }) };
}

function factOf(label: string, facts: readonly string[], { values }: CheckContext): ComponentSchema {
  const options = facts.map((fact) => ({ value: fact, label: `${values[`figure.${fact}`]} (${fact})` }));
  return fields.select({ label, options, defaultValue: facts[0] ?? '' });
}

function listOf({ label, item, length }: Field & { kind: 'list' }, context: CheckContext): ComponentSchema {
  const { entries, entry } = words[context.speaks];
  return fields.array(schemaOf(item, context), {
    label,
    itemLabel: (shown: unknown) => titleOf(shown) || entry,
    ...(length === undefined ? {} : fixedTo(length, entries)),
  });
}

const fixedTo = (length: number, says: string) => ({
  description: says.replace('{count}', String(length)),
  validation: { length: { min: length, max: length } },
});

type Shown = { value?: unknown; fields?: Readonly<Record<string, unknown>>; elements?: readonly unknown[] };

/** The first text of an entry, by which its author knows it. */
function titleOf(shown: unknown): string {
  const { value, fields: parts = {}, elements = [] } = shown as Shown;
  if (typeof value === 'string') return value;
  const below = [...Object.values(parts), ...elements].map(titleOf);
  return below.find((text) => text !== '') ?? '';
}
