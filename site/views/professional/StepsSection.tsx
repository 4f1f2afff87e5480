import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { valuerSteps } from '#site/content/types/professional.ts';
import type { ProfessionalContent } from '#site/content/types/site.ts';

type Props = { texts: ProfessionalContent['steps']; action: ReactNode };

/** The four steps, each on a line of the drawing's dimensions, beside the way in. */
export function StepsSection({ texts: { items, ...head }, action }: Props) {
  return (
    <Band tone="page" id="how_to_start" labelledBy="steps-title" space="close">
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-[5fr_8fr] xl:gap-x-28">
        <div>
          <SectionHeading id="steps-title" {...head} />
          <p className="mt-6 max-sm:grid max-sm:*:px-2">{action}</p>
        </div>
        <ol aria-labelledby="steps-title" className="border-t-2 border-blue-dark">
          {valuerSteps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b-2 border-blue-dark py-4 lg:grid-cols-[3rem_16rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="text-heading font-bold text-blue tabular-nums">
                {index + 1}
              </span>
              <h3 className="text-heading font-bold max-[22.5em]:text-subheading">{items[step].title}</h3>
              <p className="leading-normal text-ink max-lg:col-start-2 max-lg:mt-1">{items[step].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
