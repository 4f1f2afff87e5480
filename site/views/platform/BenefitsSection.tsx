import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { PlatformContent } from '#site/content/types/platform.ts';

type Props = { texts: PlatformContent['benefits'] };

/** The two things the platform does, and the stages that every order goes through. */
export function BenefitsSection({ texts: { leads, process, processLabel, stages, ...head } }: Props) {
  return (
    <Band tone="white" id="core_benefits" labelledBy="benefits-title">
      <div className="grid gap-12 lg:grid-cols-[6fr_7fr] lg:gap-16 xl:gap-28">
        <SectionHeading id="benefits-title" {...head} />
        <div className="grid gap-10 self-end md:max-lg:grid-cols-2">
          {[leads, process].map(({ title, text }) => (
            <div key={title} className="reveal border-line border-t-2 pt-6">
              <h3 className="text-heading font-semibold">{title}</h3>
              <p className="mt-3 max-w-[60ch]">{text}</p>
            </div>
          ))}
        </div>
      </div>
      <ol
        aria-label={processLabel}
        className="text-subheading text-ink mt-16 grid font-semibold sm:grid-cols-3 sm:gap-y-10 md:mt-24 lg:grid-cols-6"
      >
        {stages.map((stage, index) => (
          <li
            key={stage}
            className="border-blue before:bg-white before:border-blue last:before:bg-orange last:before:border-orange relative border-s-2 ps-6 max-sm:not-last:pb-8 before:absolute before:-start-[9px] before:top-1.5 before:size-4 before:rounded-full before:border-3 sm:border-s-0 sm:border-t-2 last:border-transparent sm:ps-0 sm:pt-6 sm:before:start-0 sm:before:-top-[9px]"
          >
            <span aria-hidden="true" className="text-blue text-small block tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            {stage}
          </li>
        ))}
      </ol>
    </Band>
  );
}
