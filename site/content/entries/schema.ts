import * as z from 'zod';
import { dayOf } from '#common/day.ts';
import { defaultLocale, fallbackLocale, localeCodes, type Locale } from '#common/locales.ts';
import { hasLink } from '../check/faults.ts';
import { quotedFaults } from '../check/writing.ts';
import faq from '../en/faq.json' with { type: 'json' };
import { employments, plainTextPattern, workplaces } from '../types/entries.ts';
import { faqGroups, pointKinds, type FurtherReading } from '../types/faq.ts';

/**
 * What the files of questions, jobs and testimonials contain. A message completes the sentence "field … ", for somebody
 * who writes such a file and no program.
 */

type Issue = { input?: unknown };

/** Says that a field is missing, or else what it must be. */
const must = (be: string) => ({
  error: ({ input }: Issue) => (input === undefined ? 'is missing' : `must be ${be}`),
});

const text = z.string(must('a text in quotation marks')).trim().min(1, { error: 'is empty', abort: true });
/** What its author said or wrote, in which no page fills in a name. */
const plain = text.regex(plainTextPattern, 'must have no braces: no page fills in a name there');
/** The same, written as all texts are; the page reads no marks in it. */
const written = (isName = false) =>
  plain.superRefine((words, context) => {
    for (const message of quotedFaults(words, 'en', isName)) context.addIssue({ code: 'custom', message });
  });
const quoted = written();
const name = written(true);
const paragraphs = z
  .array(quoted, must('a list of paragraphs, each in quotation marks'))
  .min(1, 'needs at least one paragraph');
const day = z.iso.date(must('a day, such as 2027-01-31'));

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, must(`one of: ${names.join(', ')}`));

/** Languages that no entry may lack; where another is missing, readers get the fallback (requirement 4.3). */
const owed: readonly Locale[] = [defaultLocale, fallbackLocale];

/** A value for each language of the site. */
function inEveryLanguage<Value extends z.ZodType>(value: Value) {
  const own = localeCodes.map((locale) => [locale, owed.includes(locale) ? value : value.optional()]);
  const shape = Object.fromEntries(own) as Record<Locale, Value>;
  return z
    .strictObject(shape, must(`texts for the languages: ${localeCodes.join(', ')}`))
    .transform((texts: Partial<Record<Locale, z.output<Value>>>) => {
      const complete = localeCodes.map((locale) => [locale, texts[locale] ?? texts[fallbackLocale]]);
      return Object.fromEntries(complete) as Record<Locale, z.output<Value>>;
    });
}

export const jobFile = z
  .strictObject({
    title: inEveryLanguage(quoted),
    description: inEveryLanguage(paragraphs),
    employment: oneOf(employments),
    workplace: oneOf(workplaces),
    published: day,
    closes: day,
  })
  .refine(({ published, closes }) => closes >= published, {
    path: ['closes'],
    error: 'must not be before the day in “published”',
  });

export const testimonialFile = z.strictObject({
  quote: inEveryLanguage(quoted),
  name,
  role: inEveryLanguage(quoted),
  organisation: name,
  /** The day on which its author released it, for the file; no page shows it. */
  released: day.refine((released) => released <= dayOf(new Date()), 'must not be in the future'),
});

const answerPart = z.strictObject({ text, points: z.array(text, must('a list of points')) });

export const questionFile = z
  .strictObject({
    group: oneOf(faqGroups),
    /** Its place within the group: smaller numbers come first. */
    position: z.int(must('a whole number')).min(0, 'must not be negative').max(9999, 'must be below 10000'),
    question: inEveryLanguage(text.regex(/\?$/, 'must end with a question mark')),
    answer: inEveryLanguage(
      z.array(answerPart, must('a list of paragraphs')).min(1, 'needs at least one paragraph'),
    ),
    /** Other words for the same, by which a search finds it too. */
    keywords: inEveryLanguage(z.array(quoted, must('a list of words'))),
    points: oneOf(pointKinds),
    more: oneOf(Object.keys(faq.more) as FurtherReading[]),
  })
  .superRefine(({ answer }, context) => {
    const shape = (locale: Locale) => answer[locale].map(({ points }) => points.length).join();
    const links = (locale: Locale) =>
      answer[locale].flatMap(({ text, points }) => [text, ...points].map(hasLink)).join();
    const refuse = (locale: Locale, message: string) => {
      context.addIssue({ code: 'custom', path: ['answer', locale], message });
    };
    for (const locale of localeCodes) {
      if (shape(locale) !== shape(fallbackLocale))
        refuse(locale, `must have as many paragraphs, and as many points below each, as ${fallbackLocale}`);
      else if (links(locale) !== links(fallbackLocale))
        refuse(
          locale,
          `must have a link in square brackets in the same paragraphs and points as ${fallbackLocale}`,
        );
    }
  });
