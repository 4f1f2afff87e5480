import type { Locale } from '#common/locales.ts';
import type * as z from 'zod';
import { fillCommon, type Values } from '#common/fill.ts';
import { faqGroups, type Question } from '../types/faq.ts';
import type { questionFile } from './schema.ts';

type QuestionFile = z.output<typeof questionFile>;

/** The folder of the questions, one file each. */
export const questionFolder = 'site/content/entries/questions';

/**
 * The questions in page order, in one language, with the names in their texts filled in.
 * @param files what each file says, by its name without the ending
 * @throws Error naming the file whose text names what nothing is called
 */
export function questionsOf(
  files: ReadonlyMap<string, QuestionFile>,
  locale: Locale,
  values: Values,
): Question[] {
  return [...files]
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other))
    .map(([id, { group, question, answer, points, more }]) => {
      const filled = (text: string) => fillIn(text, values, id);
      return {
        id,
        group,
        question: filled(question[locale]),
        answer: answer[locale].map((part) => ({
          text: filled(part.text),
          points: part.points.map(filled),
        })),
        points,
        more,
      };
    });
}

/** Groups come one after the other; within one, `position` counts. */
const placeOf = ({ group, position }: QuestionFile) => faqGroups.indexOf(group) * 10_000 + position;

function fillIn(text: string, values: Values, id: string): string {
  try {
    return fillCommon(text, values);
  } catch (error) {
    throw new Error(`${questionFolder}/${id}.json: ${(error as Error).message}`, { cause: error });
  }
}
