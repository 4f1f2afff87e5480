import { TextLink } from '#site/components/TextLink.tsx';
import { namedPoints, type AnswerPart, type FaqId, type FaqItem } from '#site/content/types/faq.ts';
import type { Link } from '#site/links.ts';

type Props = { id: FaqId; item: FaqItem; more: Link };

/**
 * A question with its answer. Each opens on its own: closing another above it would push this one off the
 * screen. The anchor is inside the answer, because a browser opens a closed panel when a link leads into it,
 * but lies over the whole panel, so that the link shows the question too.
 */
export function QuestionPanel({ id, item, more }: Props) {
  return (
    <details className="faq-panel group relative rounded-panel border border-line bg-white open:border-transparent open:shadow-card">
      <summary className="flex items-center justify-between gap-4 rounded-panel px-5 py-6 hover:text-blue sm:gap-6 sm:px-7 sm:py-4.5">
        <h3 className="text-subheading font-semibold group-hover:text-blue-dark">{item.question}</h3>
        <PlusMinus />
      </summary>
      <div className="px-5 pb-6 sm:px-7 sm:pb-7">
        <span id={id} className="pointer-events-none absolute inset-0" />
        <div className="grid max-w-[68ch] gap-4">
          {item.answer.map((part, index) => (
            <Part key={index} part={part} id={id} />
          ))}
        </div>
        <p className="mt-5">
          <TextLink link={more}>{item.more}</TextLink>
        </p>
      </div>
    </details>
  );
}

/** A paragraph, or a list: numbered if its points are steps, their names in bold if they have any. */
function Part({ part, id }: { part: AnswerPart; id: FaqId }) {
  if (typeof part === 'string') return <p>{part}</p>;
  const numbered = namedPoints[id] === 'steps';
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      className={
        numbered
          ? 'grid list-decimal gap-2.5 ps-6 marker:font-semibold marker:text-blue marker:tabular-nums'
          : 'grid gap-2.5'
      }
    >
      {part.map((point) => (
        <li
          key={point}
          className={
            numbered
              ? undefined
              : 'relative ps-6 before:absolute before:start-0 before:top-[0.65em] before:size-2 before:rounded-xs before:bg-blue'
          }
        >
          {namedPoints[id] === undefined ? point : <Named point={point} />}
        </li>
      ))}
    </List>
  );
}

function Named({ point }: { point: string }) {
  const nameEnds = point.indexOf(':');
  return (
    <>
      <b className="font-semibold text-ink">{point.slice(0, nameEnds)}.</b>
      {point.slice(nameEnds + 1)}
    </>
  );
}

/** A plus that becomes a minus when the panel opens. */
function PlusMinus() {
  const bar = 'absolute inset-0 m-auto h-0.5 w-4 bg-current';
  return (
    <span
      aria-hidden="true"
      className="no-print relative size-8 shrink-0 rounded-full bg-page text-blue transition-colors group-open:bg-blue group-open:text-white group-hover:bg-blue group-hover:text-white sm:size-10"
    >
      <span className={bar} />
      <span className={`${bar} rotate-90 transition-[rotate] duration-200 group-open:rotate-0`} />
    </span>
  );
}
