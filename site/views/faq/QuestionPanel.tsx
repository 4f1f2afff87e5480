import type { ReactNode } from 'react';
import '#site/components/disclosure.css';
import { entryAttribute } from '#common/ids.ts';
import { PlusMinus } from '#site/components/Disclosure.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import type { AnswerPart, PointKind, Question } from '#site/content/types/faq.ts';
import type { Link } from '#site/links.ts';
import './question-panel.css';

type Props = {
  question: Question;
  /** Title of its group, by which a search finds it too. */
  group: string;
  more: ReactNode;
  open: boolean;
  /** Where the phrase leads that an answer marks. */
  verification: Link;
};

/**
 * A question with its answer. No `name`, which would close the others: closing a panel above would scroll this one
 * away. The anchor is inside the answer, because browsers open a closed `<details>` for a fragment inside it, but covers
 * the whole panel, so that the link scrolls to the question.
 */
export function QuestionPanel({ question, group, more, open, verification }: Props) {
  const { id, points, answer, keywords } = question;
  return (
    <details
      open={open}
      {...{ [entryAttribute]: [group, ...keywords].join(' ') }}
      className="disclosure disclosure-text group relative mt-3"
    >
      <summary>
        <h3 className="text-subheading font-semibold group-open:text-blue group-hover:text-blue-dark">
          {question.question}
        </h3>
        <PlusMinus />
      </summary>
      <div className="disclosure-content">
        <span id={id} className="pointer-events-none absolute inset-0" />
        <div className="question-answer">
          {answer.map((part, index) => (
            <Part key={index} part={part} kind={points} verification={verification} />
          ))}
        </div>
        <p className="mt-2">{more}</p>
      </div>
    </details>
  );
}

/** A paragraph, and the list below it: `ol` for steps; the points' names, if any, in bold. */
function Part({ part: { text, points }, kind, verification }: PartProps) {
  const marked = (said: string) => <TextWithLink link={verification}>{said}</TextWithLink>;
  const isSteps = kind === 'steps';
  const List = isSteps ? 'ol' : 'ul';
  return (
    <>
      <p>{marked(text)}</p>
      {points.length > 0 && (
        <List className={isSteps ? 'question-steps' : 'question-points'}>
          {points.map((point) => (
            <li key={point}>{kind === 'plain' ? marked(point) : <Named point={point} />}</li>
          ))}
        </List>
      )}
    </>
  );
}

type PartProps = { part: AnswerPart; kind: PointKind; verification: Link };

function Named({ point }: { point: string }) {
  const [name = ''] = point.split(':');
  const says = point.slice(name.length + 1);
  return (
    <>
      <b className="block font-semibold text-ink">{name}</b>
      {says && <span className="block first-letter:uppercase">{says}</span>}
    </>
  );
}
