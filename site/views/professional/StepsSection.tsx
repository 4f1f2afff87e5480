import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { valuerSteps, type ProfessionalContent } from '#site/content/types/professional.ts';

type Props = { texts: ProfessionalContent['steps']; action: ReactNode };

/** The four steps as storeys of a house that is built from the ground up; on a phone they stand as they are read. */
export function StepsSection({ texts: { items, ...head }, action }: Props) {
  return (
    <Band tone="page" id="how_to_start" labelledBy="steps-title" className="!py-9 lg:!py-20">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[5fr_8fr] xl:gap-x-28">
        <div className="self-start md:sticky md:top-28">
          <SectionHeading id="steps-title" {...head} />
          <p className="mt-6">{action}</p>
        </div>
        <div className="min-w-0">
          <svg viewBox="0 0 800 90" aria-hidden="true" className="block w-full overflow-visible">
            <path d="M-22 90L400 4L822 90z" className="fill-white stroke-[#9fc0d2]" strokeWidth="10" />
          </svg>
          <ol className="storeys flex flex-col md:flex-col-reverse">
            {valuerSteps.map((step, index) => (
              <li
                key={step}
                className="grid gap-x-6 px-4 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[3rem_13rem_minmax(0,1fr)] lg:px-6"
              >
                <span
                  aria-hidden="true"
                  className="text-blue text-heading row-span-2 font-bold tabular-nums max-sm:hidden lg:row-span-1"
                >
                  {index + 1}
                </span>
                <h3 className="text-heading font-bold">{items[step].title}</h3>
                <p className="text-ink leading-normal">{items[step].text}</p>
              </li>
            ))}
          </ol>
          <p aria-hidden="true" className="bg-blue-dark h-1.5" />
        </div>
      </div>
    </Band>
  );
}
