import { ArrowRight } from 'lucide-react';
import { answersTo, treesAfter, type ValuationKind, type NeedStep } from '#common/valuationNeed.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Anchor } from '#site/components/Anchor.tsx';
import { Picture } from '#site/components/Picture.tsx';
import type { ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { pictureOf } from './answerPictures.ts';
import './answer-links.css';

type Props = { texts: ValuationNeedContent['questions']; step: NeedStep; need: Links['need'] };

/** Analytics events of answers that lead to an outcome. */
const outcomeEvents = {
  short: analyticsEvents.needShort,
  full: analyticsEvents.needFull,
  lending: analyticsEvents.needLending,
} satisfies Record<ValuationKind, unknown>;

/** The answers to a question, each with a picture and a link to the next step. */
export function AnswerLinks({ texts, step, need }: Props) {
  const { tree } = step;
  if (!('ask' in tree)) return null;
  const labels: Record<string, string> = texts[tree.ask].answers;
  const following = treesAfter(tree);
  return (
    <ul className={answersClass(following.length)}>
      {following.map(({ answer, next }) => (
        <li key={answer} className="answer-item">
          <Anchor
            link={need([...answersTo(step), answer])}
            event={'kind' in next ? outcomeEvents[next.kind] : undefined}
            className="answer transition-colors"
          >
            <Picture
              art={pictureOf(answer)}
              sizes="(min-width: 56.25em) 28rem, 45vw"
              className={pictureClass(answer)}
            />
            <span className="answer-label">
              <ArrowRight aria-hidden="true" className="answer-arrow" />
              {labels[answer]}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function answersClass(answers: number) {
  if (answers === 2) return 'answers answers-two';
  return answers === 6 ? 'answers answers-many answers-six' : 'answers answers-many';
}

function pictureClass(answer: string) {
  const picture = pictureOf(answer);
  if (picture === 'night') return 'answer-picture answer-picture-town answer-picture-night';
  if (picture === 'hero-m') return 'answer-picture answer-picture-town';
  return 'answer-picture';
}
