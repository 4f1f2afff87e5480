import type { ReactNode } from 'react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

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
      <PageHeader {...texts.header} quiet />
      <div className="bg-white pb-16 md:pb-24">
        <div className="page-width">
          {/* Clamps the HTML until it is opened; here, as the tool's script has a budget. */}
          <div className="not-print:[&_details:not([open])_code]:line-clamp-3 not-print:[&_details:not([open])_code]:mask-b-from-20%">
            {children}
          </div>
          <p className="mt-8 max-w-[64ch] text-balance">{texts.note}</p>
          <p className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
            <ButtonLink
              link={links.registerValuer}
              event={analyticsEvents.appraisersRegister}
              variant="secondary"
            >
              {common.actions.registerValuer}
            </ButtonLink>
            <TextLink link={links.to('professional', 'referral_programme')}>{texts.back}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
