import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { LawyersContent } from '#site/content/types/lawyers.ts';

type Props = { texts: LawyersContent['solution']; visual: ReactNode; actions: ReactNode };

/** What the platform offers to lawyers who administer an estate. */
export function SolutionSection({ texts, visual, actions }: Props) {
  const { points, ...head } = texts;
  return (
    <Band tone="white" id="our_solution" labelledBy="solution-title">
      <div className="grid items-end gap-12 md:grid-cols-[6fr_7fr] md:gap-16 xl:gap-28">
        <SectionHeading id="solution-title" {...head} />
        <div className="reveal min-w-0">{visual}</div>
      </div>
      <div className="mt-16 grid items-start gap-12 md:mt-20 md:grid-cols-[6fr_7fr] md:gap-16 xl:gap-28">
        <div className="md:sticky md:top-28">
          <Picture art="still" sizes="(min-width: 900px) 45vw, 100vw" className="reveal w-full" />
        </div>
        <div>
          <dl className="grid gap-y-10">
            {points.map(({ title, text }) => (
              <div key={title} className="reveal border-orange border-s-2 ps-6">
                <dt className="text-heading text-ink font-semibold">{title}</dt>
                <dd className="mt-2 max-w-[58ch]">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4">{actions}</div>
        </div>
      </div>
    </Band>
  );
}
