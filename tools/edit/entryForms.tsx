import { collection, fields, type Collection, type ComponentSchema } from '@keystatic/core';
import { dayOf } from '../../common/day.ts';
import { localeCodes, locales, type Locale } from '../../common/locales.ts';
import de from '../../site/content/de/faq.json' with { type: 'json' };
import { employments, workplaces } from '../../site/content/types/entries.ts';
import { faqGroups, pointKinds } from '../../site/content/types/faq.ts';
import { contentFor } from '../../site/content/load.ts';
import { linksTo } from './nextTo.tsx';
import { oneOf } from './oneOf.ts';
import { plainText, textOf } from './ownText.ts';

/** A collection of Keystatic with any fields. */
export type Entries = Collection<Record<string, ComponentSchema>, string>;

const folder = 'site/content/entries';

/** The name of an entry's file, from which its address is made. */
const idField = (label: string, example: string) =>
  fields.text({
    label,
    description: `Kleine Buchstaben, Ziffern und Striche, etwa ${example}. Der Name steht in der Adresse; lassen Sie ihn danach so.`,
    validation: {
      pattern: { regex: /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, message: `Schreiben Sie ihn wie ${example}.` },
    },
  });

/** A field for every language, side by side. */
const inEveryLanguage = (label: string, field: (locale: Locale, name: string) => ComponentSchema) =>
  fields.object(
    Object.fromEntries(localeCodes.map((locale) => [locale, field(locale, locales[locale].name)])),
    { label, layout: localeCodes.map(() => Math.floor(12 / localeCodes.length)) },
  );

const day = (label: string, description: string, last: { max?: string } = {}) =>
  fields.date({ label, description, validation: { isRequired: true, ...last } });

const about = contentFor('de').about.jobs.positions;

/** What stands for the English text of one that may have a link. */
const withOrWithoutLink = ['…', '[…]'];

const partsOfAnswer = (locale: Locale, name: string) =>
  fields.array(
    fields.object({
      text: textOf(locale, 'Absatz', {
        isLong: true,
        english: withOrWithoutLink,
        help: 'Der erste Satz der Antwort antwortet, kurz. Ein Wort in eckigen Klammern führt zur Verifizierung.',
      }),
      points: fields.array(textOf(locale, 'Punkt', { english: withOrWithoutLink }), {
        label: 'Punkte darunter',
        itemLabel: ({ value }) => value,
      }),
    }),
    {
      label: name,
      description: 'Beide Sprachen haben gleich viele Absätze und Punkte.',
      itemLabel: ({ fields: { text } }) => text.value,
      validation: { length: { min: 1 } },
    },
  );

const questions: Entries = collection({
  label: 'Fragen (FAQ)',
  path: `${folder}/questions/*`,
  slugField: 'id',
  format: { data: 'json' },
  columns: ['group', 'position'],
  previewUrl: '/faq#{slug}',
  schema: {
    id: idField('Name der Frage', 'late_report'),
    _links: linksTo({ 'FAQ ansehen': '/faq', 'Auf Englisch': '/en/faq' }),
    group: oneOf('Für wen', faqGroups, de.groups, {
      first: faqGroups.at(-1),
      description: `„${de.groups.first}“ hat die sieben bestellten Fragen, in fester Reihenfolge; eine neue gehört zu einer anderen Gruppe.`,
    }),
    position: fields.integer({
      label: 'Platz in der Gruppe',
      description:
        'Kleinere Zahlen stehen weiter oben: 15 kommt zwischen 10 und 20. Jede nur einmal in der Gruppe.',
      validation: { isRequired: true, min: 0, max: 9999 },
    }),
    question: inEveryLanguage('Frage', (locale, name) =>
      textOf(locale, name, { ends: '?', help: 'Endet mit einem Fragezeichen.' }),
    ),
    answer: inEveryLanguage('Antwort', partsOfAnswer),
    keywords: inEveryLanguage('Andere Wörter dafür', (locale, name) =>
      fields.array(textOf(locale, 'Wort'), {
        label: name,
        description: 'Mit ihnen findet auch die Suche diese Frage. Gezeigt werden sie nicht.',
        itemLabel: ({ value }) => value,
      }),
    ),
    points: oneOf('Art der Punkte', pointKinds, {
      plain: 'Aufzählung',
      steps: 'Schritte, nummeriert',
      kinds: 'Arten: Name, Doppelpunkt, Erklärung',
    }),
    more: oneOf('Link darunter', Object.keys(de.more), contentFor('de').faq.more),
  },
});

const positions: Entries = collection({
  label: 'Offene Positionen',
  path: `${folder}/jobs/*`,
  slugField: 'id',
  format: { data: 'json' },
  columns: ['published', 'closes'],
  previewUrl: '/about#{slug}',
  schema: {
    id: idField('Name der Position', 'valuer-berlin'),
    _links: linksTo({ 'Über uns ansehen': '/about#jobs', 'Auf Englisch': '/en/about#jobs' }),
    title: inEveryLanguage('Bezeichnung', (_, name) => plainText(name)),
    description: inEveryLanguage('Beschreibung', (_, name) =>
      fields.array(plainText('Absatz', { isLong: true }), {
        label: name,
        itemLabel: ({ value }) => value,
        validation: { length: { min: 1 } },
      }),
    ),
    employment: oneOf('Anstellung', employments, about.employment),
    workplace: oneOf('Arbeitsort', workplaces, about.workplace),
    published: day('Veröffentlicht am', 'Der Tag, seit dem man sich bewerben kann.'),
    closes: day('Bewerben bis', 'Der letzte Tag; danach verschwindet die Position von selbst.'),
  },
});

const testimonials: Entries = collection({
  label: 'Kundenstimmen',
  path: `${folder}/testimonials/*`,
  slugField: 'id',
  format: { data: 'json' },
  columns: ['name', 'organisation'],
  previewUrl: '/platform/testimonials',
  schema: {
    id: idField('Name der Datei', 'musterbank'),
    _links: linksTo({
      'Kundenstimmen ansehen': '/platform/testimonials',
      'Auf Englisch': '/en/platform/testimonials',
    }),
    quote: inEveryLanguage('Was gesagt wurde', (_, name) =>
      plainText(name, {
        isLong: true,
        help: 'Nur, was jemand gesagt und für die Website schriftlich freigegeben hat.',
      }),
    ),
    name: plainText('Name', { quoted: 'name', help: 'Wer es gesagt hat.' }),
    role: inEveryLanguage('Funktion', (_, name) => plainText(name)),
    organisation: plainText('Organisation', { quoted: 'name' }),
    released: day('Freigegeben am', 'Der Tag der schriftlichen Freigabe; keine Seite zeigt ihn.', {
      max: dayOf(new Date()),
    }),
  },
});

/** What comes and goes, with every language in one form. */
export const entryForms: Readonly<Record<string, Entries>> = { questions, positions, testimonials };
