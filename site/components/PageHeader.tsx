import type { ReactNode } from 'react';
import { Kicker } from './Kicker.tsx';

type Props = {
  kicker?: string;
  /** The page's h1. */
  title: string;
  lead?: string;
  /** A smaller headline, for documents whose names are long. */
  quiet?: boolean;
  /** As wide as the contact page below it (requirement 9.1). */
  wide?: boolean;
  /** Anything that stands below the lead: a link, a line of contact. */
  children?: ReactNode;
};

/** The title block of pages with a solid menu bar; it stands clear of the bar. */
export function PageHeader({ kicker, title, lead, quiet = false, wide = false, children }: Props) {
  return (
    <header className="bg-white pt-[calc(var(--spacing-bar)+clamp(2.5rem,1rem+5vw,6rem))] pb-[clamp(2.5rem,1.5rem+3.5vw,5rem)] print:p-0 print:pb-6">
      <div className={`gutter mx-auto print:p-0 ${wide ? 'max-w-contact' : 'max-w-page'}`}>
        {kicker === undefined ? null : <Kicker>{kicker}</Kicker>}
        <h1 id="page-title" className={`font-bold ${quiet ? 'text-title' : 'text-display'}`}>
          {title}
        </h1>
        {lead === undefined ? null : <p className="text-lead mt-5 max-w-[58ch]">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
