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
      <div className="bg-white pb-10 md:pb-24">
        <div className="page-width">
          {/* Styles of the tool, whose script has a budget. The HTML is cut to three lines, on a phone to one, until opened. */}
          <div className="[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a[href]]:text-blue [&_a[href]]:underline max-sm:[&_button]:grow [&_button:disabled]:opacity-60 not-print:[&_details:not([open])_code]:line-clamp-3 not-print:max-sm:[&_details:not([open])_code]:block not-print:max-sm:[&_details:not([open])_code]:truncate">
            {children}
          </div>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-5 max-sm:mt-6">
            <p className="max-w-160 text-ink">{texts.note}</p>
            <p className="flex flex-wrap gap-x-6 gap-y-3">
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
      </div>
    </>
  );
}
