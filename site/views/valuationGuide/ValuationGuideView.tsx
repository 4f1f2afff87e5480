import { needTree } from '#common/valuationNeed.ts';
import { Band } from '#site/components/Band.tsx';
import { Bullets } from '#site/components/Bullets.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { TitledLists } from '#site/components/TitledLists.tsx';
import { TitledRows } from '#site/components/TitledRows.tsx';
import type { ValuationGuideContent, ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AnswerLinks } from './AnswerLinks.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { TermsSection } from './TermsSection.tsx';

type Props = { texts: ValuationGuideContent; need: ValuationNeedContent; links: Links };

/** The guide: its questions first, as a tool that starts from the occasion, then what their outcomes rest on. */
export function ValuationGuideView({ texts, need, links }: Props) {
  const { contents, documents, limits, arranged } = texts;
  return (
    <>
      <PageHeader {...texts.header} />
      <section
        id="occasions"
        tabIndex={-1}
        aria-labelledby="need-title"
        className="no-print bg-white pb-12 md:pb-16"
      >
        <div className="mx-auto max-w-page gutter">
          <div className="rounded-window border-2 border-blue bg-page p-6 sm:p-9">
            <SectionHeading id="need-title" {...need.head} />
            <div className="mt-7">
              <AnswerLinks texts={need.questions} place={{ given: [], step: needTree }} need={links.need} />
            </div>
          </div>
        </div>
      </section>
      <div className="[--spacing-band:var(--spacing-reference-band)]">
        <ComparisonSection texts={texts.overview}>
          <TermsSection
            qualification={texts.qualification}
            costs={texts.costs}
            links={{
              qualification: links.to('trust', 'qualifications'),
              costs: links.to('institutional', 'pricing'),
            }}
          />
        </ComparisonSection>
        <Band tone="white" id="contents" labelledBy="contents-title" head={contents}>
          <TitledRows items={contents.items} />
          <p className="mt-8">
            <TextLink link={links.to('sampleReport')}>{contents.sampleLink}</TextLink>
          </p>
        </Band>
        <Band tone="page" id="documents" labelledBy="documents-title" head={documents}>
          <TitledLists lists={documents.groups} />
          <p className="mt-10 max-w-[64ch] border-s-2 border-blue ps-5 text-ink">{documents.note}</p>
        </Band>
        <Band tone="deep" id="limits" labelledBy="limits-title" head={limits}>
          <div className="mt-10 lg:[&_li]:mb-3 lg:[&_li]:break-inside-avoid lg:[&>ul]:block lg:[&>ul]:columns-2 lg:[&>ul]:gap-x-12 xl:[&>ul]:gap-x-20">
            <Bullets items={limits.items} onDeep />
          </div>
          <p className="mt-10 max-w-[64ch] border-s-2 border-white/40 ps-5">{limits.note}</p>
        </Band>
        <Band tone="white" id="arranged" labelledBy="arranged-title">
          <SectionHeading id="arranged-title" title={arranged.title} lead={arranged.text} />
          <p className="mt-8 flex flex-wrap gap-x-10 gap-y-2">
            <TextLink link={links.to('institutional', 'create_enquiry')}>{arranged.enquiryLink}</TextLink>
            <TextLink link={links.to('contact')}>{arranged.contactLink}</TextLink>
          </p>
        </Band>
      </div>
    </>
  );
}
