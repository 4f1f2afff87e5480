import { globSync, readFileSync } from 'node:fs';
import type { Locale } from '#common/locales.ts';
import { questionFolder, questionsOf } from '#site/content/entries/questions.ts';
import { readEntries } from '#site/content/entries/read.ts';
import { questionFile } from '#site/content/entries/schema.ts';
import { languages } from '#site/content/load.ts';

const files = globSync(`${questionFolder}/*.json`);
const texts = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** The questions of the FAQ in page order, read as Vite would: Playwright knows no `import.meta.glob`. */
export const questionsIn = (locale: Locale) =>
  questionsOf(readEntries(texts, questionFile), locale, languages[locale]);

/** The words of a question, by the name of its file. */
export function questionOf(locale: Locale, id: string): string {
  const found = questionsIn(locale).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no question ${id}`);
  return found.question;
}
