import { config, type Config } from '@keystatic/core';
import { brand } from '../../common/company.ts';
import { localeCodes, locales, teamLocale } from '../../common/locales.ts';
import { dataForms } from './dataForms.tsx';
import { entryForms } from './entryForms.tsx';
import { pageForms, type Form } from './pageForms.tsx';

const forms = localeCodes.map((locale) => ({ locale, singletons: pageForms(locale) }));
const pages = Object.fromEntries(
  forms.map(({ locale, singletons }) => [locales[locale].name, Object.keys(singletons)]),
);

/** The editor: every form, in the language of the team. */
const editor: Config = config({
  storage: { kind: 'local' },
  locale: locales[teamLocale].tag,
  ui: {
    brand: { name: brand.name },
    navigation: {
      'Personen und Einträge': ['team', ...Object.keys(entryForms)],
      'Zahlen und Firma': ['figures', 'hours', 'company'],
      ...pages,
    },
  },
  collections: entryForms,
  singletons: Object.assign({}, dataForms, ...forms.map(({ singletons }) => singletons)) as Record<
    string,
    Form
  >,
});

export default editor;
