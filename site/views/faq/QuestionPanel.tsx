import type { ReactNode } from 'react';
import '#site/components/accordion.css';
import { entryAttribute } from '#common/ids.ts';
import { PlusMinus } from '#site/components/Disclosure.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import { namedPoints, partsOf, type AnswerPart, type FaqId, type FaqItem } from '#site/content/types/faq.ts';
import type { Link } from '#site/links.ts';

type Props = {
  id: FaqId;
  item: FaqItem;
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
export function QuestionPanel({ id, item, more, open, verification }: Props) {
  return (
    <details open={open} {...{ [entryAttribute]: '' }} className="faq-panel accordion group relative mt-3">
      <summary>
        <h3 className="text-subheading font-semibold group-open:text-blue group-hover:text-blue-dark">
          {item.question}
        </h3>
        <PlusMinus />
      </summary>
      <div className="accordion-content">
        <span id={id} className="pointer-events-none absolute inset-0" />
        <div className="grid max-w-[68ch] gap-4 max-sm:leading-[1.55] max-sm:[&>:not(:first-child)]:text-[1rem]/[1.55] [&>p:first-child]:text-ink">
          {partsOf(item).map((part, index) => (
            <Part key={index} part={part} id={id} verification={verification} />
          ))}
        </div>
        <p className="mt-2">{more}</p>
      </div>
    </details>
  );
}

/** A paragraph or a list: `ol` for steps; the points' names, if any, in bold. */
function Part({ part, id, verification }: Pick<Props, 'id' | 'verification'> & { part: AnswerPart }) {
  const marked = (text: string) => <TextWithLink link={verification}>{text}</TextWithLink>;
  if (typeof part === 'string') return <p>{marked(part)}</p>;
  const [List, look] =
    namedPoints[id] === 'steps'
      ? ([
          'ol',
          // No markers: the digits of Poppins differ in width, and a marker is aligned to its right.
          'lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto] lg:gap-x-6 [&>li]:relative [&>li]:ps-6 [&>li]:before:absolute [&>li]:before:start-0 [&>li]:before:font-semibold [&>li]:before:text-blue [&>li]:before:content-[counter(list-item)"."]',
        ] as const)
      : (['ul', 'list-[square] ps-4.75 marker:text-blue'] as const);
  return (
    <List className={`grid gap-2.5 ${look}`}>
      {part.map((point) => (
        <li key={point}>{namedPoints[id] === undefined ? marked(point) : <Named point={point} />}</li>
      ))}
    </List>
  );
}

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
