import type { ReactNode } from 'react';
import { PageHeader } from '#site/components/PageHeader.tsx';
import type { ContactContent } from '#site/content/types/site.ts';
import { HotlineCard } from './HotlineCard.tsx';
import { SupportCard } from './SupportCard.tsx';

type Props = {
  texts: ContactContent;
  /** False on the page "sent", whose headline is in `children`. */
  hasHeader?: boolean;
  /** The form: an island, created in the page file. Or what is said once it is sent. */
  children: ReactNode;
};

/** Hotline, form and support. Below md in this order; from md on hotline and support share a column beside the form. */
export function ContactView({ texts: { header, sections, ...texts }, hasHeader = true, children }: Props) {
  return (
    <div className="contact-width">
      {hasHeader && (
        <div className="has-[+*_#sent-text]:hidden lg:[&_h1+p]:max-w-none">
          <PageHeader {...header} />
        </div>
      )}
      <div className="page-width grid grid-cols-1 gap-6 py-[clamp(1.5rem,1rem+2vw,3.5rem)] has-[#sent-text]:pt-[calc(var(--spacing-bar)+clamp(1.5rem,1rem+2vw,3.5rem))] md:grid-cols-[minmax(0,1fr)_minmax(20.5rem,23%)] lg:grid-cols-[minmax(0,1fr)_minmax(23rem,30%)] lg:gap-x-10">
        <div className="grid content-start gap-6 max-md:contents md:col-start-2 lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] lg:self-start">
          <HotlineCard
            id="contact_details"
            title={sections.contact_details}
            hotline={texts.now}
            details={texts.details}
          />
          <SupportCard id="report_problem" title={sections.report_problem} texts={texts.support} />
        </div>
        <section
          id="send_message"
          tabIndex={-1}
          aria-labelledby="send_message-title"
          className="rounded-window border border-line bg-white p-[clamp(1.5rem,1rem+1.6vw,2.75rem)] shadow-card has-[#sent-text]:content-center max-md:has-[#sent-text]:order-first md:col-start-1 md:row-start-1 has-[#sent-text]:[&>h2]:hidden"
        >
          <h2 id="send_message-title" className="mb-4 text-section font-bold">
            {sections.send_message}
          </h2>
          {children}
        </section>
      </div>
    </div>
  );
}
