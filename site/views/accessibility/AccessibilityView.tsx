import { Band } from '#site/components/Band.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { Points } from '#site/components/Points.tsx';
import { TitledLists } from '#site/components/TitledLists.tsx';
import type { AccessibilityContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { ReportSection } from './ReportSection.tsx';

type Props = { texts: AccessibilityContent; links: Links };

export function AccessibilityView({ texts, links }: Props) {
  const { status, tests, limits } = texts;
  return (
    <>
      <PageHeader {...texts.header}>
        <p className="mt-4 text-small">{texts.dates}</p>
      </PageHeader>
      <Band tone="page" id="status" head={status} size="section" space="close">
        <p className="mt-5 max-w-[56ch] text-lead text-ink">{status.result}</p>
        <Points items={status.items} layout="rows" />
      </Band>
      <Band tone="white" id="tests" head={tests} size="section" space="close">
        <TitledLists lists={[tests.done, tests.heard, tests.missing]} long />
      </Band>
      <Band tone="page" id="limits" head={limits} size="section" space="close">
        <Points items={limits.items} />
      </Band>
      <ReportSection texts={texts.report} form={links.contact('report_problem')} />
    </>
  );
}
