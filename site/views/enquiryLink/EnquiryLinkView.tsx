import type { ReactNode } from 'react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { Points } from '#site/components/Points.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import './enquiry-link.css';

type Props = {
  content: SiteContent;
  links: Links;
  /** The link builder, an island. */
  children?: ReactNode;
};

/** The page of the enquiry link builder, for valuers. */
export function EnquiryLinkView({ content: { common, enquiryLink: texts }, links, children }: Props) {
  return (
    <>
      <PageHeader
        {...texts.header}
        note={
          <p className="mt-3 text-ink">
            <TextWithLink link={links.to('professional', 'how_to_start')}>{texts.noLink}</TextWithLink>
          </p>
        }
      />
      <div className="bg-white pb-10 md:pb-24">
        <div className="page-width">
          <p className="mb-5 hidden text-ink noscript:block">{texts.noScript}</p>
          <div className="enquiry-link-tool mb-14">{children}</div>
          <Points items={texts.uses} layout="three" />
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-window bg-page px-6 py-5 lg:px-8">
            <span className="max-w-[80ch] text-ink max-md:basis-full md:me-auto md:flex-1">{texts.none}</span>
            <ButtonLink
              link={links.registerValuer}
              event={analyticsEvents.appraisersPartner}
              variant="secondary"
            >
              {common.actions.becomePartner}
            </ButtonLink>
            <TextLink link={links.to('professional', 'service_fees')}>{texts.fees}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
