import { clsx } from 'clsx';
import './step-links.css';

type Props = {
  /** The steps of a track or a stage: the id of each, its name and, where one is shown, its day. */
  steps: readonly { id: string; name: string; day?: { iso: string; text: string } }[];
  /** Id of the heading that names the track. */
  labelledBy: string;
  /** On dark blue. */
  onDeep?: boolean;
  className?: string;
};

/**
 * Below a track that one swipes through (`swipe-track`): a numbered link to each step, called by its number and its
 * name; with days, from lg on a rail of names and days. Without JavaScript a link leads to its step;
 * site/browser/stepLinks.ts moves the track alone and leaves the page where it is.
 */
export function StepLinks({ steps, labelledBy, onDeep = false, className }: Props) {
  return (
    <nav
      aria-labelledby={labelledBy}
      className={clsx('step-links no-print', onDeep && 'step-links-on-deep', className)}
    >
      <ol className="step-links-list">
        {steps.map(({ id, name, day }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={day === undefined ? 'step-link' : 'step-link step-link-dated'}>
              <span className="step-link-number">{index + 1}</span>
              <span className={day === undefined ? 'sr-only' : 'step-link-name'}>
                <span className="sr-only">, </span>
                {name}
              </span>
              {day && (
                <time dateTime={day.iso} className="step-link-day">
                  {day.text}
                </time>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
