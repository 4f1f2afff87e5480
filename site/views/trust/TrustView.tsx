import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { routes, type Place } from '#common/routes.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Anchor } from '#site/components/Anchor.tsx';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SectionHead, Titled } from '#site/content/types/shared.ts';
import type { SecurityContent, TrustContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: TrustContent; security: SecurityContent; links: Links };

/** Where a row's paper can be read; others are asked for. */
const published: Partial<Record<string, Place>> = {
  confidentiality: 'terms',
  faults: 'terms',
  leaving: 'terms',
  verification: 'terms',
  figures: 'institutional/pricing',
  website: 'privacy',
  account: 'terms',
  messages: 'privacy',
  analytics: 'privacy',
};

/** A section's heading stands beside its rows, on one line with all others. */
const columns = 'grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,11fr)]';

/** What a client's legal and IT departments look up, as one ledger: what, how, and the paper that says so. */
export function TrustView({ texts, security, links }: Props) {
  const { agreed, qualifications, processors, deletion, limits } = texts;
  const request = (
    <ButtonLink link={links.contact('send_message')} event={analyticsEvents.messageButton}>
      {texts.request}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader {...texts.header} quiet>
        <p className="mt-6">{request}</p>
      </PageHeader>
      <Band tone="deep" id="limits" space="close">
        <div className={columns}>
          <h2 id="limits-title" className="text-heading font-bold">
            {limits.title}
          </h2>
          <dl className="grid gap-x-12 leading-normal sm:grid-cols-2">
            {limits.items.map(({ title, text }) => (
              <div key={title} className="border-t border-white/30 py-2.5">
                <dt className="font-semibold text-white">{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Band>
      <div className="page-width pt-6 pb-8 lg:py-12">
        <Part id="security" head={texts.security} rows={security.items} links={links} />
        <Part id="contract_papers" head={agreed} rows={agreed.items} links={links} />
        <Part
          id="qualifications"
          head={qualifications}
          rows={qualifications.items}
          links={links}
          more={<TextLink link={links.to('valuationGuide')}>{qualifications.guideLink}</TextLink>}
        />
        <Part id="processors" head={processors} rows={processors.items} links={links} />
        <Part id="deletion" head={deletion} rows={deletion.items} links={links} />
        <div className={columns}>
          <p className="lg:col-2">{request}</p>
        </div>
      </div>
    </>
  );
}

type PartProps = {
  id: string;
  head: SectionHead;
  rows: Readonly<Record<string, Titled & { paper?: string }>>;
  links: Links;
  /** Further reading, below the heading. */
  more?: ReactNode;
};

/** A part of the ledger. A row whose name is the last part of an address has it as its anchor. */
function Part({ id, head: { title, lead }, rows, links, more }: PartProps) {
  const refs: readonly string[] = routes.trust.refs;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={`${columns} pb-6 lg:pb-10`}>
      <div>
        <h2 id={`${id}-title`} className="text-heading font-bold">
          {title}
        </h2>
        {lead && <p className="mt-1 leading-normal">{lead}</p>}
        {more}
      </div>
      <dl className="leading-normal [&:lang(de)]:hyphens-auto">
        {Object.entries(rows).map(([key, { title, text, paper }]) => (
          <div
            key={key}
            {...(refs.includes(key) && { id: key, tabIndex: -1 })}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 md:grid md:grid-cols-[4fr_9fr_minmax(11.75rem,3fr)] md:py-3"
          >
            <dt className="font-semibold text-ink">{title}</dt>
            {paper && (
              <dd className="flex items-start gap-1.5 text-small text-ink md:col-3">
                <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-blue" />
                <Paper place={published[key]} links={links}>
                  {paper}
                </Paper>
              </dd>
            )}
            <dd className={`max-w-[78ch] basis-full md:col-2 md:row-1 ${paper ? '' : 'md:col-end-4'}`}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A paper by its name, which leads to it where it is published. */
function Paper({ place, links, children }: { place: Place | undefined; links: Links; children: string }) {
  if (place === undefined) return children;
  return (
    <Anchor link={links.at(place)} className="text-blue underline underline-offset-4 hover:text-blue-dark">
      {children}
    </Anchor>
  );
}
