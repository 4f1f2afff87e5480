import { Kicker } from './Kicker.tsx';
import { Unbroken } from './Unbroken.tsx';

type Props = {
  kicker?: string;
  /** The page's h1. */
  title: string;
  lead?: string;
  /** A smaller headline, for legal documents with long names. */
  quiet?: boolean;
};

/** The title block of pages without a hero; it leaves room for the fixed menu bar. */
export function PageHeader({ kicker, title, lead, quiet = false }: Props) {
  return (
    <header className="bg-white pt-[calc(var(--spacing-bar)+clamp(2.5rem,1rem+5vw,6rem))] pb-[clamp(2.5rem,1.5rem+3.5vw,5rem)] print:p-0 print:pb-6">
      <div className="mx-auto max-w-page gutter print:p-0">
        {kicker === undefined ? null : <Kicker>{kicker}</Kicker>}
        <h1 id="page-title" className={`font-bold ${quiet ? 'text-title' : 'text-display'}`}>
          {title}
        </h1>
        {lead === undefined ? null : (
          <p className="mt-5 max-w-[58ch] text-lead">
            <Unbroken>{lead}</Unbroken>
          </p>
        )}
      </div>
    </header>
  );
}
