import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { PlatformContent } from '#site/content/types/site.ts';

type Props = { texts: PlatformContent['benefits'] };

/** The two things the platform does: it leads each to the other, and then both through the process. */
export function BenefitsSection({ texts: { leads, process, ...head } }: Props) {
  return (
    <Band tone="page" id="core_benefits" labelledBy="benefits-title" className="max-md:py-14 md:py-16">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[6fr_7fr] xl:gap-x-28">
        <SectionHeading id="benefits-title" {...head} />
        <div className="grid gap-x-10 gap-y-8 self-end md:grid-cols-2">
          {[leads, process].map(({ title, text }) => (
            <div key={title} className="border-t-2 border-blue pt-5">
              <h3 className="text-heading font-semibold">{title}</h3>
              <p className="mt-3 max-w-[60ch] text-ink">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}
