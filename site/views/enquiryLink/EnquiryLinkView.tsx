import type { ReactNode } from 'react';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { EnquiryLinkContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = {
  texts: EnquiryLinkContent;
  links: Links;
  /** The builder, which the page hydrates. */
  children?: ReactNode;
};

/** A tool of its own: what valuers can make of their enquiry link. */
export function EnquiryLinkView({ texts, links, children }: Props) {
  return (
    <>
      <PageHeader {...texts.header} quiet />
      <div className="bg-white pb-16 md:pb-24">
        <div className="page-width">
          {children}
          <p className="mt-8 max-w-[64ch]">{texts.note}</p>
          <p className="mt-2 flex flex-wrap gap-x-10">
            <TextLink link={links.to('professional', 'service_fees')}>{texts.feesLink}</TextLink>
            <TextLink link={links.to('professional', 'referral_programme')}>{texts.back}</TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
