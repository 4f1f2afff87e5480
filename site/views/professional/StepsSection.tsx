import type { ReactNode } from 'react';
import { scrollRowAttribute } from '#common/ids.ts';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { valuerSteps } from '#site/content/types/professional.ts';
import type { ProfessionalContent } from '#site/content/types/site.ts';

type Props = { texts: ProfessionalContent['steps']; action: ReactNode };

/**
 * The four steps as storeys of a house that is built from the ground up, beside the way in; on a phone as its
 * rooms, side by side.
 */
export function StepsSection({ texts: { items, ...head }, action }: Props) {
  return (
    <Band
      tone="page"
      id="how_to_start"
      labelledBy="steps-title"
      className="overflow-clip !py-7 sm:!py-9 lg:!py-20"
    >
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-[5fr_8fr] xl:gap-x-28">
        <div className="self-start md:sticky md:top-28">
          <SectionHeading id="steps-title" {...head} />
          <p className="mt-6 max-sm:grid max-sm:*:px-2">{action}</p>
        </div>
        <div className="min-w-0">
          <svg
            viewBox="0 0 800 90"
            aria-hidden="true"
            className="block w-full overflow-visible max-sm:hidden"
          >
            <path d="M-22 90L400 4L822 90z" className="fill-white stroke-[#9fc0d2]" strokeWidth="10" />
          </svg>
          <ol
            aria-labelledby="steps-title"
            className="storeys swipe-row grid sm:flex sm:flex-col md:flex-col-reverse"
            {...{ [scrollRowAttribute]: true }}
          >
            {valuerSteps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-2.5 px-3 py-3.5 sm:gap-x-6 sm:px-4 xl:grid-cols-[3rem_clamp(14.25rem,13vw,15.75rem)_minmax(0,1fr)] lg:px-6"
              >
                <span
                  aria-hidden="true"
                  className="text-blue text-heading font-bold tabular-nums sm:row-span-2 xl:row-span-1"
                >
                  {index + 1}
                </span>
                <h3 className="text-heading max-[22.5em]:text-subheading font-bold">{items[step].title}</h3>
                <p className="text-ink leading-normal max-sm:col-span-full">{items[step].text}</p>
              </li>
            ))}
          </ol>
          <p aria-hidden="true" className="bg-blue-dark max-sm:-mx-gutter h-1.5" />
        </div>
      </div>
    </Band>
  );
}
