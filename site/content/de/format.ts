import { formattersFor } from '../format/formatters.ts';

/** How German writes numbers, amounts and dates. */
export const format = formattersFor('de', {
  range: 'bis',
  clock: { hour12: false, suffix: 'Uhr' },
  units: {
    'percentage-point': { one: 'Prozentpunkt', other: 'Prozentpunkte' },
    'working-day': { one: 'Arbeitstag', other: 'Arbeitstage' },
  },
  // "6 Monaten", "5 Arbeitstagen"; a single hour or week stays as it is.
  dative: (figure) => (/^1\s/.test(figure) ? figure : figure.replace(/e$/, 'en')),
  asOf: (date) => `Stand: ${date}`,
  sectionNumber: (position) => `§\u00a0${position}`,
  law: {
    section: { one: '§', many: '§§' },
    article: { one: 'Art.', many: 'Art.' },
    following: 'ff.',
    paragraph: (number) => ` Abs. ${number}`,
    number: 'Nr.',
  },
});

export const { figure, dative, statistic, hotline, law, standard, asOf } = format;
