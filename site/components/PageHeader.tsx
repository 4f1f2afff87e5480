import type { ReactNode } from 'react';
import type { SectionHead } from '#site/content/types/shared.ts';
import { SectionHeading } from './SectionHeading.tsx';
import './page-header.css';

type Props = SectionHead & {
  /** A smaller headline, for legal documents with long names. */
  quiet?: boolean;
  /** From lg on the lead is as wide as the page. */
  wideLead?: boolean;
  /** Content below the heading. */
  children?: ReactNode;
};

/** The heading block of pages without a banner; its padding clears the fixed menu bar. */
export function PageHeader({ quiet = false, wideLead = false, children, ...head }: Props) {
  return (
    <div className="page-header">
      <div className="page-width print:p-0">
        <SectionHeading
          {...head}
          id="page-title"
          level={1}
          size={quiet ? 'title' : 'display'}
          wideLead={wideLead}
        />
        {children}
      </div>
    </div>
  );
}
