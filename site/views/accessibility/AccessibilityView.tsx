import { contacts } from '#common/company.ts';
import { routes } from '#common/routes.ts';
import { Band } from '#site/components/Band.tsx';
import { OnThisPage } from '#site/components/OnThisPage.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TitledLists } from '#site/components/TitledLists.tsx';
import { TitledRows } from '#site/components/TitledRows.tsx';
import type { AccessibilityContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { ReportSection } from './ReportSection.tsx';

type Props = { texts: AccessibilityContent; links: Links };

export function AccessibilityView({ texts, links }: Props) {
  const { status, tests, limits } = texts;
  return (
    <>
      <PageHeader {...texts.header} />
      <OnThisPage
        title={texts.onThisPage}
        entries={routes.accessibility.refs.map((ref) => ({
          label: texts[ref].title,
          link: links.to('accessibility', ref),
        }))}
      />
      <Band tone="page" id="status" labelledBy="status-title" head={status}>
        <div className="mt-8 grid max-w-[68ch] gap-4">
          {status.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <Band tone="white" id="tests" labelledBy="tests-title" head={tests}>
        <TitledLists lists={[tests.done, tests.missing]} />
      </Band>
      <Band tone="page" id="limits" labelledBy="limits-title" head={limits}>
        <TitledRows items={limits.items} />
      </Band>
      <ReportSection
        texts={texts.report}
        form={links.contact('report_problem')}
        phone={contacts.hotline}
        email={contacts.support.email}
      />
    </>
  );
}
