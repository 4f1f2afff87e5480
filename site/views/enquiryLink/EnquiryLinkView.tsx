import type { ReactNode } from 'react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TitledRows } from '#site/components/TitledRows.tsx';
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
          <p className="mb-5 hidden text-ink noscript:block">{texts.noScript}</p>
          {/* Styles of the tool, whose script has a budget. */}
          <div className="mb-14 grid overflow-clip border-line bg-white text-ink max-sm:-mx-gutter sm:rounded-window sm:border sm:shadow-window noscript:[&_#enquiry-link-hint]:hidden max-sm:[&_:is(a,button)]:grow [&_:is(a:not([href]),button:disabled)]:border-transparent [&_:is(a:not([href]),button:disabled)]:bg-line/60 [&_:is(a:not([href]),button:disabled)]:text-body [&_[aria-invalid=false]+p]:font-semibold [&_[aria-invalid=false]+p]:text-success [&_[aria-invalid=false]+p]:before:content-['✓_'/''] [&_[aria-invalid=true]+p]:font-semibold [&_[aria-invalid=true]+p]:text-danger sm:[&_a]:w-full noscript:[&_a]:hidden [&_a:not([href])]:pointer-events-none forced-colors:[&_a:not([href])]:border-[GrayText] forced-colors:[&_a:not([href])]:text-[GrayText] lg:[&_code]:text-small [&_div:has(>button)]:content-start [&_p:has(>span)]:grid [&_p:has(>span)]:content-center [&_p:has(>span)]:justify-items-start [&_p:has(>span)]:gap-4 [&_p:has(>span)]:rounded-button [&_p:has(>span)]:border [&_p:has(>span)]:border-line [&_p:has(>span)]:bg-white [&_p:has(>span)]:bg-[radial-gradient(circle_at_1rem_0.75rem,var(--color-grey-blue)_0.2rem,transparent_0.22rem),radial-gradient(circle_at_1.75rem_0.75rem,var(--color-grey-blue)_0.2rem,transparent_0.22rem),linear-gradient(var(--color-line)_1.5rem,transparent_0)] [&_p:has(>span)]:px-8 [&_p:has(>span)]:pt-12 [&_p:has(>span)]:pb-14 [&_p:has(>span)]:before:h-4 [&_p:has(>span)]:before:w-2/3 [&_p:has(>span)]:before:rounded-full [&_p:has(>span)]:before:bg-line [&_p:has(>span)]:after:h-2 [&_p:has(>span)]:after:w-4/5 [&_p:has(>span)]:after:rounded-full [&_p:has(>span)]:after:bg-line [&_p:has(>span)]:after:shadow-[0_1rem_var(--color-line),0_2rem_var(--color-line)] [&_p:has(>span)]:lg:row-span-2 [&_svg:has(+a)]:rounded-button [&_svg:has(+a)]:border [&_svg:has(+a)]:border-line [&_svg:has(+a:not([href]))_path]:fill-blue [&_svg:has(+a:not([href]))_path]:opacity-40 [&:has(a:not([href]))_code]:text-body">
            {children}
          </div>
          <TitledRows items={texts.uses} />
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-window bg-page px-6 py-5 lg:px-8">
            <span className="me-auto text-ink max-sm:basis-full">{texts.none}</span>
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
    </>
  );
}
