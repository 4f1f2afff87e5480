import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ContactContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { HotlineCard } from './HotlineCard.tsx';
import { HotlineLine } from './HotlineLine.tsx';
import { SupportCard } from './SupportCard.tsx';
import './contact.css';

type Props = {
  texts: ContactContent;
  /** False on the page "sent", whose headline is in `children`. */
  hasHeader?: boolean;
  /** The page of questions, named below the cards for those who have not written yet. */
  questions?: Link & { label: string };
  /** The form: an island, created in the page file. Or what is said once it is sent. */
  children: ReactNode;
};

/**
 * Form, hotline and support, in this order for eye, ear and Tab key at every width; from md on hotline and support share
 * a column beside the form. Below md, where the form comes first, the header has the hotline as well.
 */
export function ContactView({
  texts: { header, sections, ...texts },
  hasHeader = true,
  questions,
  children,
}: Props) {
  return (
    <div className="contact-width">
      {hasHeader && (
        <div className="contact-header">
          <PageHeader {...header} wideLead>
            <HotlineLine hotline={texts.now} />
          </PageHeader>
        </div>
      )}
      <div
        className={clsx(
          'contact-columns page-width grid print:flex print:flex-col',
          !hasHeader && 'contact-columns-sent',
        )}
      >
        <section id="send_message" aria-labelledby="send_message-title" className="contact-card contact-form">
          <h2 id="send_message-title" className="contact-form-title mb-4 text-section font-bold">
            {sections.send_message}
          </h2>
          {children}
        </section>
        <div className="contact-aside">
          <HotlineCard
            id="contact_details"
            title={sections.contact_details}
            hotline={texts.now}
            details={texts.details}
          />
          <SupportCard id="report_problem" title={sections.report_problem} texts={texts.support} />
          {questions !== undefined && <AnsweredQuestions {...questions} lead={texts.answered} />}
        </div>
      </div>
    </div>
  );
}

function AnsweredQuestions({ label, lead, ...page }: Link & { label: string; lead: string }) {
  return (
    <div className="contact-questions no-print">
      <p>{lead}</p>
      <TextLink link={page}>{label}</TextLink>
    </div>
  );
}
