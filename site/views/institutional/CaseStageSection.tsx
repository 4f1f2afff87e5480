import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { RegisterClient } from '#site/components/RegisterClient.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseStage } from './caseStage/CaseStage.tsx';

type Props = { content: SiteContent; links: Links };

/** How to start: one case in six steps, the sample report and the registration. */
export function CaseStageSection({ content: { caseStage, clients, common, sampleReport }, links }: Props) {
  return (
    <Band
      tone="deep"
      id="how_to_start"
      labelledBy="case-title"
      head={caseStage.head}
      space="close"
      className="overflow-clip print:bg-white print:bg-none"
    >
      <CaseStage texts={caseStage} clients={clients} labelledBy="case-title" />
      {/* Over the shadow of the frame above. */}
      <div className="relative mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 md:mt-12">
        <TextLink link={links.to('sampleReport')} onDeep>
          {sampleReport.view}
        </TextLink>
        <RegisterClient actions={common.actions} links={links} event={analyticsEvents.clientsRegister2} />
      </div>
    </Band>
  );
}
