import { clsx } from 'clsx';
import { fill } from '#common/fill.ts';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Paper, Papers } from '#common/papers.ts';
import { routes } from '#common/routes.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Anchor } from '#site/components/Anchor.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { SignatorySection } from '#site/components/SignatorySection.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { trustRequest } from '#site/content/trustRequest.ts';
import type { SectionHead, Titled } from '#site/content/types/shared.ts';
import type { SecurityContent, SignatoryContent, TrustContent } from '#site/content/types/site.ts';
import { termsSections } from '#site/innerLinks.ts';
import type { Link, Links } from '#site/links.ts';
import '#site/components/titled-item.css';
import '#site/components/chips.css';
import './trust.css';

type Props = {
  texts: TrustContent;
  security: SecurityContent;
  signatory: SignatoryContent;
  links: Links;
  /** Name of the privacy notice. */
  privacy: string;
  /** Which contract papers exist: one that does not is not offered. */
  papers: Papers;
};

const sections: readonly string[] = routes.trust.sections;

/** A ledger for a client's legal and IT departments: each row has a topic, and a statement with its document. */
export function TrustView({ texts, security, signatory, links, privacy, papers }: Props) {
  const { contents, clause, limits, agreed, qualifications, processors, deletion } = texts;
  type Section = keyof typeof termsSections;
  const cited = (to: Section) => ({
    ...links.terms(to),
    name: fill(clause, { number: String(termsSections[to]) }),
  });
  const onRequest = (paper: Paper, name: string) =>
    papers[paper] === 'ready' ? { ...links.contact('send_message'), name } : null;
  const notice = { ...links.to('privacy'), name: privacy };
  const published = {
    confidentiality: cited('confidentiality'),
    faults: cited('faults'),
    leaving: cited('leaving'),
    verification: cited('verification'),
    processing: onRequest('processing', agreed.items.processing.paper),
    secrecy: onRequest('secrecy', agreed.items.secrecy.paper),
    platform: cited('enquiries'),
    account: cited('leaving'),
    website: notice,
    messages: notice,
  };
  const request = (
    <ButtonLink link={links.contact('send_message')} event={analyticsEvents.messageButton}>
      {trustRequest(texts, papers)}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        {...texts.header}
        note={<p className="mt-1 text-small">{texts.asOf}</p>}
        aside={
          <div className="space-y-6 max-lg:-mt-5 lg:mt-9 print:mt-4">
            <nav aria-labelledby="page-title" className="no-print arrives-whole">
              <ul className="chips">
                {Object.entries(contents).map(([id, name]) => (
                  <li key={id}>
                    <a href={`#${id}`} className="chip">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="flex">{request}</p>
          </div>
        }
        slimAside
      />
      <SignatorySection tone="page" texts={signatory} more={links.to('trust', 'qualifications')} />
      <div className="bg-deep pt-10 text-white/85 lg:pt-14">
        <div className="page-width">
          <Part id="security" head={texts.security} rows={security.items} published={published} onDeep />
        </div>
      </div>
      <div className="page-width pt-6 pb-8 lg:py-12">
        <Part id="contract_papers" head={agreed} rows={agreed.items} published={published} />
        <Part id="qualifications" head={qualifications} rows={qualifications.items} published={published}>
          <TextLink link={links.to('valuationGuide')}>{qualifications.guideLink}</TextLink>
        </Part>
        <Part id="processors" head={processors} rows={processors.items} published={published} />
        <Part id="deletion" head={deletion} rows={deletion.items} published={published} />
        <Part id="limits" head={limits} rows={limits.items} published={published} />
        <p className="trust-request">{request}</p>
      </div>
    </>
  );
}

type PartProps = {
  id: string;
  head: SectionHead;
  /** By key; a key among the route's `sections` is its row's anchor. */
  rows: Readonly<Record<string, Titled & { paper?: string }>>;
  /**
   * Rows' documents that are published or sent on request; null where there is none yet. A row's other `paper` is only
   * named.
   */
  published: Readonly<Partial<Record<string, (Link & { name: string }) | null>>>;
  /** On the dark band, as the part that matters most: larger, its rows in two columns. */
  onDeep?: boolean;
  /** Below the heading: further links. */
  children?: ReactNode;
};

/** A part of the ledger: heading and rows; all parts have the same columns. */
function Part({ id, head: { title, lead }, rows, published, onDeep = false, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('trust-part', onDeep && 'trust-part-deep')}
    >
      <div className="trust-heading">
        <h2 id={`${id}-title`} className={clsx('text-section font-bold', onDeep && 'text-white')}>
          {title}
        </h2>
        {lead && <p className={clsx('mt-2 leading-normal', !onDeep && 'text-ink')}>{lead}</p>}
        {children}
      </div>
      <dl className="trust-rows">
        {Object.entries(rows).map(([key, { title, text, paper }]) => {
          const link = published[key];
          return (
            <div
              key={key}
              id={sections.includes(key) ? key : undefined}
              className={clsx('trust-row', onDeep && 'titled-item')}
            >
              <dt className="trust-topic">{title}</dt>
              <dd className="trust-statement">
                {text}
                {link && (
                  <Anchor link={link} className="trust-paper trust-paper-link">
                    <FileText aria-hidden="true" className="size-5 shrink-0 stroke-[1.5]" />
                    {link.name}
                  </Anchor>
                )}
                {paper && link === undefined && <p className="trust-paper">{paper}</p>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
