import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { SectionHead } from '#site/content/types/shared.ts';

type Props = SectionHead & { id: string };

/** A section's heading, with its lead beside the title where there is room. */
export function WideHead({ lead, ...head }: Props) {
  return (
    <div className="grid items-end gap-x-10 gap-y-3 md:grid-cols-[5fr_4fr] lg:grid-cols-2 lg:gap-x-16">
      <SectionHeading {...head} />
      <p className="text-lead">{lead}</p>
    </div>
  );
}
