import type { ReactNode } from 'react';
import { PageHeader } from '#site/components/PageHeader.tsx';
import type { ContactContent } from '#site/content/types/contact.ts';
import { HotlineCard } from './HotlineCard.tsx';
import { SupportCard } from './SupportCard.tsx';

type Props = {
  texts: ContactContent;
  /** The form; it comes from the page file, where Astro makes it an island. */
  children: ReactNode;
};

/** The three ways to reach us: a large form, with telephone and support in a column beside it. */
export function ContactView({ texts: { header, sections, ...texts }, children }: Props) {
  return (
    <>
      <PageHeader {...header} wide />
      <div className="max-w-contact gutter mx-auto grid gap-6 py-[clamp(2rem,1rem+3.5vw,5rem)] md:grid-cols-[minmax(0,1fr)_minmax(20.5rem,23%)] lg:grid-cols-[minmax(0,1fr)_minmax(23rem,30%)] lg:gap-10">
        <section
          id="send_message"
          tabIndex={-1}
          aria-labelledby="send_message-title"
          className="rounded-window shadow-card border-line self-start border bg-white p-[clamp(1.25rem,0.5rem+2.6vw,4rem)]"
        >
          <h2 id="send_message-title" className="text-title font-bold">
            {sections.send_message}
          </h2>
          <div className="mt-4">{children}</div>
        </section>
        <div className="grid gap-6">
          <HotlineCard id="contact_details" title={sections.contact_details} texts={texts.hotline} />
          <SupportCard id="report_problem" title={sections.report_problem} texts={texts.support} />
        </div>
      </div>
    </>
  );
}
