import type { ReactNode } from 'react';
import { needTree } from '#common/valuationNeed.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Bullets } from '#site/components/Bullets.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import { TitledLists } from '#site/components/TitledLists.tsx';
import type { ValuationGuideContent, ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AnswerLinks } from './AnswerLinks.tsx';
import { Comparison } from './Comparison.tsx';
import './valuation-guide.css';

type Props = { texts: ValuationGuideContent; need: ValuationNeedContent; links: Links };

/** The valuation guide: the first question, about the occasion, then the kinds of valuation, contents and documents. */
export function ValuationGuideView({ texts, need, links }: Props) {
  const { header, asOf, overview, limits, qualification, contents, documents, arranged } = texts;
  const { note, ...head } = header;
  return (
    <>
      <PageHeader {...head}>
        <p className="mt-4 max-w-[90ch]">{note}</p>
        <p className="mt-1 text-small">{asOf}</p>
        <section id="occasions" aria-labelledby="need-title" className="no-print mt-10">
          <h2 id="need-title" className="mb-5 text-section font-bold">
            {need.head.title}
          </h2>
          <AnswerLinks texts={need.questions} place={{ given: [], step: needTree }} need={links.need} />
          <p className="mt-4 text-small">{need.head.lead}</p>
        </section>
      </PageHeader>
      <Band tone="page" space="close" id="overview" head={overview} size="section">
        <Comparison texts={overview} />
        <p id="costs" className="mt-4">
          <TextLink link={links.to('institutional', 'pricing')}>{overview.costsLink}</TextLink>
        </p>
        <div className="guide-parts mt-10 grid gap-x-12 gap-y-8 xl:gap-x-20">
          <Part id="limits" title={limits.title}>
            <Bullets items={limits.items} />
          </Part>
          <Part id="qualification" title={qualification.title}>
            <Bullets items={qualification.items} />
            <TextLink link={links.to('trust', 'qualifications')}>{qualification.link}</TextLink>
          </Part>
          <Part id="contents" title={contents.title}>
            <p className="text-ink">{contents.text}</p>
            <TextLink link={links.to('sampleReport')}>{contents.sampleLink}</TextLink>
          </Part>
        </div>
      </Band>
      <Band tone="white" space="close" id="documents" head={documents} size="section">
        <TitledLists lists={documents.groups} />
      </Band>
      <Band tone="page" space="close" id="arranged" head={{ title: arranged.title }} size="section">
        <p className="mt-2 max-w-[90ch]">
          <TextWithLink link={links.to('trust', 'verification')}>{arranged.text}</TextWithLink>
        </p>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink link={links.to('institutional', 'create_enquiry')}>{arranged.enquiryLink}</ButtonLink>
          <TextLink link={links.at('contact#send_message')}>{arranged.contactLink}</TextLink>
        </p>
      </Band>
    </>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section
      id={id}

      aria-labelledby={`${id}-title`}
      className="grid content-start gap-4 border-t-2 border-blue pt-4 md:row-span-2 md:grid-rows-subgrid"
    >
      <h3 id={`${id}-title`} className="text-heading font-semibold">
        {title}
      </h3>
      <div className="grid content-start justify-items-start gap-4">{children}</div>
    </section>
  );
}
