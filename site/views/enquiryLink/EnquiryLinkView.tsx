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
          <noscript className="mb-5 block text-ink">{texts.noScript}</noscript>
          {/* Styles of the tool, whose script has a budget. */}
          <div className="grid overflow-clip border-line bg-white text-ink max-sm:-mx-gutter sm:rounded-window sm:border sm:shadow-window md:grid-cols-[2fr_3fr] noscript:[&_#enquiry-link-hint]:hidden max-sm:[&_:is(a,button)]:grow [&_:is(a:not([href]),button:disabled)]:border-line [&_:is(a:not([href]),button:disabled)]:text-body [&_[aria-invalid=false]~[aria-live]:not(:empty)]:before:content-['✓_'/''] [&_[aria-invalid=true]~[aria-live]]:text-danger sm:[&_a]:w-full noscript:[&_a]:hidden [&_a:not([href])]:pointer-events-none forced-colors:[&_a:not([href])]:border-[GrayText] forced-colors:[&_a:not([href])]:text-[GrayText] [&_svg:has(+a:not([href]))_path]:opacity-25">
            {children}
          </div>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-5 max-sm:mt-6">
            <p className="max-w-160 text-ink">{texts.note}</p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <span className="text-ink max-sm:basis-full">{texts.none}</span>
              <ButtonLink
                link={links.registerValuer}
                event={analyticsEvents.appraisersRegister}
                variant="secondary"
              >
                {common.actions.register}
              </ButtonLink>
              <TextLink link={links.to('professional', 'service_fees')}>{texts.fees}</TextLink>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
