import type { ReactNode } from 'react';
import { needTree } from '#common/valuationNeed.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Bullets } from '#site/components/Bullets.tsx';
import { Disclosure } from '#site/components/Disclosure.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import { TitledLists } from '#site/components/TitledLists.tsx';
import type { ValuationGuideContent, ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AnswerLinks } from './AnswerLinks.tsx';
import { Comparison } from './Comparison.tsx';

type Props = {
  texts: ValuationGuideContent;
  need: ValuationNeedContent;
  links: Links;
  /** The section whose address this is. */
  opened: string | undefined;
};

/** The valuation guide: the first question, about the occasion, then the kinds of valuation, contents and documents. */
export function ValuationGuideView({ texts, need, links, opened }: Props) {
  const { header, asOf, overview, limits, qualification, contents, documents, arranged } = texts;
  const { note, ...head } = header;
  return (
    <>
      <PageHeader
        {...head}
        aside={
          <div className="max-lg:-mt-6 lg:mt-9 print:mt-0">
            <p className="max-w-[56ch] text-ink">{note}</p>
            <p className="mt-1 text-small">{asOf}</p>
          </div>
        }
        slimAside
      >
        <section id="occasions" aria-labelledby="need-title" className="no-print mt-10">
          <h2 id="need-title" className="mb-5 text-section font-bold">
            {need.head.title}
          </h2>
          <AnswerLinks texts={need.questions} step={{ given: [], tree: needTree }} need={links.need} />
          <p className="mt-4 text-small text-ink">{need.head.lead}</p>
        </section>
      </PageHeader>
      <Band tone="page" space="close" id="overview" head={overview} size="section">
        <Comparison texts={overview} />
        <p id="costs" className="mt-4">
          <TextLink link={links.to('institutional', 'pricing')}>{overview.costsLink}</TextLink>
        </p>
        <div className="mt-8 grid gap-4">
          <Reference id="limits" title={limits.title} opened={opened}>
            <Bullets items={limits.items} />
          </Reference>
          <Reference id="qualification" title={qualification.title} opened={opened}>
            <Bullets items={qualification.items} />
            <p className="mt-2">
              <TextLink link={links.to('trust', 'qualifications')}>{qualification.link}</TextLink>
            </p>
          </Reference>
          <Reference id="contents" title={contents.title} opened={opened}>
            <p className="max-w-[60ch] text-ink">{contents.text}</p>
            <p className="mt-2">
              <TextLink link={links.to('sampleReport')}>{contents.sampleLink}</TextLink>
            </p>
          </Reference>
          <Reference id="documents" title={documents.title} opened={opened}>
            <p className="max-w-[60ch] text-ink">{documents.lead}</p>
            <TitledLists lists={documents.groups} level={4} />
          </Reference>
        </div>
      </Band>
      <Band tone="white" space="close" id="arranged" head={{ title: arranged.title }} size="section">
        <div className="mt-2 grid items-center gap-x-16 gap-y-5 lg:grid-cols-2">
          <p className="max-w-[60ch] text-ink">
            <TextWithLink link={links.to('trust', 'verification')}>{arranged.text}</TextWithLink>
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink link={links.to('institutional', 'create_enquiry')}>{arranged.enquiryLink}</ButtonLink>
            <TextLink link={links.at('contact#send_message')} event={analyticsEvents.messageButton}>
              {arranged.contactLink}
            </TextLink>
          </p>
        </div>
      </Band>
    </>
  );
}

type ReferenceProps = { id: string; title: string; opened: string | undefined; children: ReactNode };

/** What one looks up: a section that opens at its title. At an address of its own it is open from the start. */
function Reference({ id, title, opened, children }: ReferenceProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Disclosure title={title} titleId={`${id}-title`} open={opened === id}>
        {children}
      </Disclosure>
    </section>
  );
}
