import { clientSteps, type ClientStep } from '#site/content/types/clients.ts';
import { stepId } from './stepId.ts';
import './step-links.css';

type Props = { steps: Record<ClientStep, string>; labelledBy: string };

/**
 * Below md, where one swipes through the steps: a numbered link to each, called by its number and its step. Without
 * JavaScript a link leads to its step; site/browser/caseSteps.ts moves the track alone and leaves the page where it is.
 */
export function StepLinks({ steps, labelledBy }: Props) {
  return (
    <nav aria-labelledby={labelledBy} className="step-links no-print md:hidden">
      <ol className="flex gap-2">
        {clientSteps.map((step, index) => (
          <li key={step} className="grid flex-1">
            <a href={`#${stepId(step)}`} className="step-link">
              <span>
                {index + 1}
                <span className="sr-only">, {steps[step]}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
