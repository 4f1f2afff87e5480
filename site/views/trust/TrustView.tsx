import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { Bullets } from '#site/components/Bullets.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SectionHead, Titled } from '#site/content/types/shared.ts';
import type { SecurityContent, TrustContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: TrustContent; security: SecurityContent; links: Links };

/** What a client's legal and IT departments look up, as one ledger: protection, contracts, recipients, deletion. */
export function TrustView({ texts, security, links }: Props) {
  const { agreed, qualifications, processors, deletion, limits } = texts;
  return (
    <>
      <PageHeader {...texts.header} />
      <div className="page-width pb-4">
        <Part id="security" head={texts.security} items={Object.values(security.items)}>
          <p>{texts.security.note}</p>
        </Part>
        <Part id="contract_papers" head={agreed} items={agreed.items}>
          <TextLink link={links.to('terms')}>{agreed.termsLink}</TextLink>
          <TextLink link={links.to('institutional', 'pricing')}>{agreed.pricingLink}</TextLink>
        </Part>
        <Part id="qualifications" head={qualifications} items={Object.values(qualifications.items)}>
          <TextLink link={links.to('valuationGuide')}>{qualifications.guideLink}</TextLink>
          <TextLink link={links.to('sampleReport')}>{qualifications.sampleLink}</TextLink>
        </Part>
        <div className="lg:grid lg:grid-cols-[1fr_1fr] lg:gap-x-10">
          <Part id="processors" head={processors} items={processors.items}>
            <TextLink link={links.to('privacy')}>{processors.privacyLink}</TextLink>
          </Part>
          <Part id="deletion" head={deletion} items={deletion.items} />
        </div>
      </div>
      <Band tone="deep" id="limits" labelledBy="limits-title" space="close">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[16rem_1fr]">
          <SectionHeading id="limits-title" size="section" title={limits.title} onDeep />
          <div>
            <Bullets items={limits.items} onDeep columns />
            <p className="mt-5">
              <TextLink link={links.contact('send_message')} onDeep>
                {limits.contactLink}
              </TextLink>
            </p>
          </div>
        </div>
      </Band>
    </>
  );
}

type PartProps = {
  id: string;
  head: SectionHead;
  /** `id`: the last part of an address that leads to the row. */
  items: readonly (Titled & { id?: string })[];
  children?: ReactNode;
};

/** A part of the ledger: its heading, and its entries in as many columns as leave no hole. */
function Part({ id, head: { title, lead }, items, children }: PartProps) {
  const columns = items.length % 4 === 0 ? 'lg:grid-cols-4' : items.length % 3 === 0 ? 'lg:grid-cols-3' : '';
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="border-t border-line py-[clamp(1.125rem,0.75rem+1.6vw,2.5rem)]"
    >
      <SectionHeading id={`${id}-title`} size="section" title={title} {...(lead && { lead })} />
      <dl
        className={`mt-4 grid gap-x-10 gap-y-3 md:mt-5 md:grid-cols-2 md:gap-y-5 ${columns} [&:lang(de)]:hyphens-auto`}
      >
        {items.map(({ title, text, id }) => (
          <div key={title} id={id} tabIndex={id === undefined ? undefined : -1}>
            <dt className="font-semibold text-ink">{title}</dt>
            <dd className="mt-1 max-w-[64ch] text-small">{text}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="mt-5 flex flex-wrap gap-x-10 gap-y-2">{children}</div>}
    </section>
  );
}
