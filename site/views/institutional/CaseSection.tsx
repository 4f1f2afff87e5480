import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { CaseStageContent, ClientsContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { CaseStage } from './caseStage/CaseStage.tsx';

type Props = {
  texts: CaseStageContent;
  clients: ClientsContent;
  register: { link: Link; label: string };
  /** The way to the sample report, where the sixth step ends. */
  report: { link: Link; label: string };
};

/** How to start: one case in six steps, and the way to one's own. */
export function CaseSection({ texts, clients, register, report }: Props) {
  return (
    <Band
      tone="deep"
      id="how_to_start"
      labelledBy="case-title"
      head={texts.head}
      space="close"
      className="overflow-clip pt-26 sm:pt-26 lg:pt-28 print:bg-none print:text-ink print:[&_h2]:text-ink print:[&_h3]:text-ink"
    >
      <CaseStage texts={texts} titles={clients.steps} features={clients.features} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 md:mt-12">
        <p>
          <span className="block text-heading font-semibold text-white">{texts.closing}</span>
          <TextLink link={report.link} onDeep>
            {report.label}
          </TextLink>
        </p>
        <ButtonLink link={register.link} event={analyticsEvents.clientsRegister2}>
          {register.label}
        </ButtonLink>
      </div>
    </Band>
  );
}
