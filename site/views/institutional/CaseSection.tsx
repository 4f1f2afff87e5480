import type { ReactNode } from 'react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
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
  /** The offers of the second step. */
  offers: ReactNode;
};

/** How to start: one case in six steps, and the way to one's own. */
export function CaseSection({ texts, clients, register, report, offers }: Props) {
  const { lead, ...head } = texts.head;
  return (
    <section
      id="how_to_start"
      tabIndex={-1}
      aria-labelledby="case-title"
      className="case overflow-clip bg-deep pt-26 pb-10 text-white/85 md:pt-28 md:pb-14 [&_h2]:text-white [&_h3]:text-white"
    >
      <div className="mx-auto max-w-page gutter">
        <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7fr_6fr]">
          <SectionHeading id="case-title" {...head} onDeep />
          <p className="max-w-[60ch]">{lead}</p>
        </div>
        <CaseStage texts={texts} titles={clients.steps} features={clients.features} offers={offers} />
        <div className="relative mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 md:mt-12">
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
      </div>
    </section>
  );
}
