import type { Locale } from '#common/locales.ts';
import { languages } from '../load.ts';
import type { Job, Testimonial } from '../types/entries.ts';
import type { Question } from '../types/faq.ts';
import { questionsOf } from './questions.ts';
import { readEntries } from './read.ts';
import { jobFile, questionFile, testimonialFile } from './schema.ts';

/** By their paths in the repository, so that a message names a file as its author finds it. */
const jobFiles = import.meta.glob<string>('/site/content/entries/jobs/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const testimonialFiles = import.meta.glob<string>('/site/content/entries/testimonials/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const questionFiles = import.meta.glob<string>('/site/content/entries/questions/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const jobs = readEntries(jobFiles, jobFile);
const testimonials = readEntries(testimonialFiles, testimonialFile);
const questions = readEntries(questionFiles, questionFile);

/**
 * The jobs to which one can apply, in the order of their files' names.
 * @param today `YYYY-MM-DD`; a job is open up to and including the day on which it closes
 */
export function openJobs(locale: Locale, today: string): Job[] {
  return [...jobs]
    .filter(([, { closes }]) => closes >= today)
    .map(([id, { title, description, ...terms }]) => ({
      ...terms,
      id,
      title: title[locale],
      description: description[locale],
      lastDay: languages[locale].format.date(terms.closes),
    }));
}

/** What customers say, in the order of the files' names. */
export function testimonialsIn(locale: Locale): Testimonial[] {
  return [...testimonials.values()].map(({ quote, name, role, organisation }) => ({
    quote: quote[locale],
    name,
    role: role[locale],
    organisation,
  }));
}

/** The questions of the FAQ, in page order. */
export const questionsIn = (locale: Locale): Question[] => questionsOf(questions, locale, languages[locale]);
