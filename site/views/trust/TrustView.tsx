import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes, type Place } from '#common/routes.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Anchor } from '#site/components/Anchor.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SectionHead, Titled } from '#site/content/types/shared.ts';
import type { FooterContent, SecurityContent, TrustContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = {
  texts: TrustContent;
  security: SecurityContent;
  links: Links;
  /** Short names of the legal texts. */
  names: FooterContent['legal'];
};

/** Pages where a row's document is published; other documents are sent on request. */
const published: Partial<Record<string, Place>> = {
  confidentiality: 'terms',
  faults: 'terms',
  leaving: 'terms',
  verification: 'terms',
  website: 'privacy',
  account: 'terms',
  messages: 'privacy',
};
const refs: readonly string[] = routes.trust.refs;

/** A ledger for a client's legal and IT departments: each row has a topic, a statement and a document. */
export function TrustView({ texts, security, links, names }: Props) {
  const { limits, agreed, qualifications, processors, deletion } = texts;
  const given = { links, names };
  const request = (
    <ButtonLink link={links.contact('send_message')} event={analyticsEvents.messageButton}>
      {texts.request}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader {...texts.header} quiet>
        <p className="mt-6 flex lg:-mt-13 lg:justify-end">{request}</p>
      </PageHeader>
      <div className="bg-deep pt-6 text-white/85 lg:pt-12 [&_:is(h2,dt)]:text-white">
        <div className="page-width">
          <Part id="security" head={texts.security} rows={security.items} {...given} />
        </div>
      </div>
      <div className="page-width pt-6 pb-8 lg:py-12 [&_dt]:text-ink">
        <Part id="contract_papers" head={agreed} rows={agreed.items} {...given} />
        <Part id="qualifications" head={qualifications} rows={qualifications.items} {...given}>
          <TextLink link={links.to('valuationGuide')}>{qualifications.guideLink}</TextLink>
        </Part>
        <Part id="processors" head={processors} rows={processors.items} {...given} />
        <Part id="deletion" head={deletion} rows={deletion.items} {...given} />
        <Part id="limits" head={limits} rows={limits.items} {...given} />
        <p className="flex lg:ps-[calc((100%-3rem)*3/14+3rem)]">{request}</p>
      </div>
    </>
  );
}

type PartProps = Pick<Props, 'links' | 'names'> & {
  id: string;
  head: SectionHead;
  /** By key; a key among the route's `refs` is its row's anchor. */
  rows: Readonly<Record<string, Titled & { paper?: string }>>;
  /** Below the heading: further links. */
  children?: ReactNode;
};

/** A part of the ledger: heading and rows; all parts have the same columns. */
function Part({ id, head: { title, lead }, rows, links, names, children }: PartProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-4 pb-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,11fr)] lg:pb-10"
    >
      <div>
        <h2 id={`${id}-title`} className="text-heading font-bold">
          {title}
        </h2>
        {lead && <p className="mt-1 leading-normal">{lead}</p>}
        {children}
      </div>
      <dl className="leading-normal [&:lang(de)]:hyphens-auto">
        {Object.entries(rows).map(([key, { title, text, paper }]) => {
          const place = published[key];
          const name = paper ?? (place === 'terms' || place === 'privacy' ? names[place] : undefined);
          return (
            <div
              key={key}
              {...(refs.includes(key) && { id: key, tabIndex: -1 })}
              className="gap-x-6 border-t border-current/20 py-2.5 md:grid md:grid-cols-[4fr_9fr_minmax(11.75rem,3fr)] md:py-3"
            >
              <dt className="font-semibold">{title}</dt>
              <dd className={`max-w-[78ch] ${name ? '' : 'md:col-span-2'}`}>{text}</dd>
              {name && (
                <dd className="flex items-start gap-1.5 text-small text-ink max-md:mt-1">
                  <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-blue" />
                  {place ? (
                    <Anchor link={links.at(place)} className="text-blue underline underline-offset-4">
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
