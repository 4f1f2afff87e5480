import type { Locale } from '#common/locales.ts';
import type * as z from 'zod';
import { readText, type Reading } from '../read.ts';
import { faqGroups, type Question } from '../types/faq.ts';
import { EntryError } from './read.ts';
import type { questionFile } from './schema.ts';

type QuestionFile = z.output<typeof questionFile>;

/** The folder of the questions, one file each. */
export const questionFolder = 'site/content/entries/questions';

/**
 * The questions in page order, in one language, each text read.
 * @param files what each file says, by its name without the ending
 * @throws Error naming the file whose text names what nothing is called
 * @throws EntryError where two questions have one place
 */
export function questionsOf(
  files: ReadonlyMap<string, QuestionFile>,
  locale: Locale,
  reading: Reading,
): Question[] {
  refuseSamePlace(files);
  return [...files]
    .toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))
    .map(([id, { group, question, answer, keywords, points, more }]) => {
      const filled = (text: string) => readText(text, reading, () => `${questionFolder}/${id}.json`);
      return {
        id,
        group,
        question: filled(question[locale]),
        answer: answer[locale].map((part) => ({
          text: filled(part.text),
          points: part.points.map(filled),
        })),
        keywords: keywords[locale],
        points,
        more,
      };
    });
}

/**
 * Refuses two questions with one place: which of them comes first would depend on their files' names.
 * @throws EntryError naming both files
 */
function refuseSamePlace(files: ReadonlyMap<string, QuestionFile>): void {
  const seen = new Map<number, string>();
  const faults: string[] = [];
  for (const [id, file] of files) {
    const rank = rankOf(file);
    const other = seen.get(rank);
    if (other !== undefined)
      faults.push(
        `${questionFolder}/${id}.json: field position is ${file.position}, as in ${other}.json of the same group; choose another number`,
      );
    seen.set(rank, id);
  }
  if (faults.length > 0) throw new EntryError(faults);
}

/** Groups come one after the other; within one, `position` counts. */
const rankOf = ({ group, position }: QuestionFile) => faqGroups.indexOf(group) * 10_000 + position;
