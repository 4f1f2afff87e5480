import type { ReactNode } from 'react';
import { answersTo, type NeedOutcome } from '#common/valuationNeed.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { RegisterClient } from '#site/components/RegisterClient.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { Brief } from '#site/content/brief.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import '#site/components/paper-sheet.css';
import './brief.css';

type Props = {
  content: SiteContent;
  brief: Brief;
  outcome: NeedOutcome;
  /** The page's own address, printed below the sheet. */
  address: string;
  links: Links;
  /** What prints and copies the sheet: an island, created in the page file. */
  children: ReactNode;
};

/** The valuation brief of an outcome: a sheet of paper, and what one can do with it. */
export function BriefView({ content, brief, outcome, address, links, children }: Props) {
  const { valuationBrief: texts, valuationNeed, common } = content;
  const answers = answersTo(outcome);
  return (
    <PageHeader kicker={brief.brief} title={brief.title} long>
      <p className="no-print mt-5 max-w-[58ch] text-lead text-ink">{texts.lead}</p>
      <div className="brief-layout">
        <div className="brief-actions no-print">
          {children}
          <div className="brief-message">
            <TextLink link={links.briefMessage(answers)} event={analyticsEvents.messageButton}>
              {texts.message.action}
            </TextLink>
            <p className="text-small noscript:hidden">{texts.message.text}</p>
            <p className="mt-2 hidden text-small text-ink noscript:block">{texts.message.noScript}</p>
          </div>
          <div className="brief-register">
            <RegisterClient actions={common.actions} links={links} event={analyticsEvents.guideRegister} />
            <p className="text-small">{valuationNeed.outcome.free}</p>
          </div>
          <TextLink link={links.need(answers)} back>
            {texts.back}
          </TextLink>
        </div>
        <BriefSheet brief={brief} address={address} />
      </div>
    </PageHeader>
  );
}

/** The sheet: one page of A4 when it is printed. */
function BriefSheet({ brief, address }: Pick<Props, 'brief' | 'address'>) {
  const { fields, rows, documents, offers, notes, asOf } = brief;
  return (
    <article aria-labelledby="page-title" className="paper-sheet brief-sheet">
      <div className="brief-fields">
        {fields.map((field) => (
          <p key={field} className="brief-field">
            {field}
            <span className="brief-blank" />
          </p>
        ))}
      </div>
      <dl>
        {rows.map(({ label, text, blank }) => (
          <div key={label} className="brief-row">
            <dt className="font-semibold text-blue-dark">{label}</dt>
            <dd className={blank && 'brief-dated'}>
              {blank && <span className="brief-blank" />}
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Part id="brief-documents" title={documents.title}>
        <div className="brief-lists">
          {documents.lists.map(({ title, items }) => (
            <div key={title} className="brief-list">
              <h3 className="font-semibold text-blue-dark">{title}</h3>
              <BriefList items={items} />
            </div>
          ))}
        </div>
      </Part>
      <Part id="brief-offers" title={offers.title}>
        <div className="brief-columns">
          <BriefList items={offers.items} />
        </div>
      </Part>
      <div className="brief-notes">
        <p>{notes.join(' ')}</p>
        <p>{asOf}</p>
        <p className="hidden print:block">{address}</p>
      </div>
    </article>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

/** A part of the sheet below the table: its title, and its lists. */
function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="brief-part">
      <h2 id={id} className="brief-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Items; on paper each has a box to tick. */
function BriefList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className="brief-item">
          {item}
        </li>
      ))}
    </ul>
  );
}
