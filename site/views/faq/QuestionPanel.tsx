import type { ReactNode } from 'react';
import '#site/components/accordion.css';
import { entryAttribute } from '#common/ids.ts';
import { PlusMinus } from '#site/components/Disclosure.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import type { AnswerPart, PointKind, Question } from '#site/content/types/faq.ts';
import type { Link } from '#site/links.ts';

type Props = {
  question: Question;
  more: ReactNode;
  open: boolean;
  /** Where the phrase leads that an answer marks. */
  verification: Link;
};

/**
 * A question with its answer. No accordion (`name`): closing a panel above would scroll this one away. The anchor is
 * inside the answer, because browsers open a closed `<details>` for a fragment inside it, but covers the whole panel,
 * so that the link scrolls to the question.
 */
export function QuestionPanel({ question, more, open, verification }: Props) {
  const { id, points, answer } = question;
  return (
    <details open={open} {...{ [entryAttribute]: '' }} className="faq-panel accordion group relative mt-3">
      <summary>
        <h3 className="text-subheading font-semibold group-open:text-blue group-hover:text-blue-dark">
          {question.question}
        </h3>
        <PlusMinus />
      </summary>
      <div className="accordion-content">
        <span id={id} className="pointer-events-none absolute inset-0" />
        <div className="grid max-w-[68ch] gap-4 max-sm:leading-[1.55] max-sm:[&>:not(:first-child)]:text-[1rem]/[1.55] [&>p:first-child]:text-ink">
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
  const [List, look] =
    kind === 'steps'
      ? ([
          'ol',
          // No markers: the digits of Poppins differ in width, and a marker is aligned to its right.
          'lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto] lg:gap-x-6 [&>li]:relative [&>li]:ps-6 [&>li]:before:absolute [&>li]:before:start-0 [&>li]:before:font-semibold [&>li]:before:text-blue [&>li]:before:content-[counter(list-item)"."]',
        ] as const)
      : (['ul', 'list-[square] ps-4.75 marker:text-blue'] as const);
  return (
    <>
      <p>{marked(text)}</p>
      {points.length > 0 && (
        <List className={`grid gap-2.5 ${look}`}>
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
