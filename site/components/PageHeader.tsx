import type { ReactNode } from 'react';
import type { SectionHead } from '#site/content/types/shared.ts';
import { SectionHeading } from './SectionHeading.tsx';
import './page-header.css';

type Props = SectionHead & {
  /** The title has a word that a phone has no room for in the usual size. */
  long?: boolean;
  /** From lg on the lead is as wide as the page. */
  wideLead?: boolean;
  /** What belongs to the heading, such as a date; below it. */
  note?: ReactNode;
  /** Beside the heading from lg on, below it before. */
  aside?: ReactNode;
  /** The aside is half as wide as the heading. */
  slimAside?: boolean;
  /** Content below the heading. */
  children?: ReactNode;
};

/** The heading block of pages without a banner; its padding clears the fixed menu bar. */
export function PageHeader(props: Props) {
  const { long = false, wideLead = false, note, aside, slimAside = false, children, ...head } = props;
  const heading = (
    <>
      <SectionHeading
        {...head}
        id="page-title"
        level={1}
        size={long ? 'longPageTitle' : 'pageTitle'}
        wideLead={wideLead}
      />
      {note}
    </>
  );
  return (
    <div className="page-header">
      <div className="page-width">
        {aside === undefined ? (
          heading
        ) : (
          <div className={`page-header-columns ${slimAside ? 'page-header-slim' : 'page-header-wide'}`}>
            <div>{heading}</div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
