import type { ReactNode } from 'react';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { SectionHead } from '#site/content/types/shared.ts';

type Props = SectionHead & { id: string; children: ReactNode };

/** A section's heading, with what it says about itself beside the title where there is room. */
export function WideHead({ children, ...head }: Props) {
  return (
    <div className="grid items-end gap-x-10 gap-y-3 md:grid-cols-[5fr_4fr] lg:grid-cols-2 lg:gap-x-16">
      <SectionHeading {...head} />
      <div>{children}</div>
    </div>
  );
}
