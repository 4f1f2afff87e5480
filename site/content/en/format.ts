import { formattersFor } from '../format/formatters.ts';

/** How English writes numbers, amounts and dates. */
export const format = formattersFor('en', {
  range: 'to',
  clock: { hour12: false },
  units: {
    'percentage-point': { one: 'percentage point', other: 'percentage points' },
    'working-day': { one: 'working day', other: 'working days' },
  },
  asOf: (date) => `As of ${date}`,
  sectionNumber: (position) => `${position}.`,
  law: {
    section: { one: 'section', many: 'sections' },
    article: { one: 'Article', many: 'Articles' },
    following: 'et seq.',
    paragraph: (number) => `(${number})`,
    number: 'no.',
    acts: { DSGVO: 'GDPR' },
  },
});

export const { figure, statistic, hotline, law, standard, asOf } = format;
