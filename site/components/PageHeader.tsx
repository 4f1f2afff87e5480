import type { ReactNode } from 'react';
import type { SectionHead } from '#site/content/types/shared.ts';
import { SectionHeading } from './SectionHeading.tsx';

type Props = SectionHead & {
  /** A smaller headline, for legal documents with long names. */
  quiet?: boolean;
  /** Content below the heading. */
  children?: ReactNode;
};

/** The heading block of pages without a banner; its padding clears the fixed menu bar. */
export function PageHeader({ quiet = false, children, ...head }: Props) {
  return (
    <div className="bg-white pt-[calc(var(--spacing-bar)+clamp(1.5rem,1.2rem+1vw,2.5rem))] pb-[clamp(2rem,1.25rem+1.5vw,3rem)] print:p-0 print:pb-6">
      <div className="page-width print:p-0">
        <SectionHeading {...head} id="page-title" level={1} size={quiet ? 'title' : 'display'} />
        {children}
      </div>
    </div>
  );
}
