import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { clientFeatures } from '#site/content/types/clients.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseStage } from './caseStage/CaseStage.tsx';

type Props = { content: SiteContent; links: Links };

/** How to start: one case in six steps, the sample report and the registration; then the key features. */
export function CaseSection({ content: { caseStage, clients, common, sampleReport }, links }: Props) {
  return (
    <>
      <Band
        tone="deep"
        id="how_to_start"
        labelledBy="case-title"
        head={caseStage.head}
        space="close"
        className="overflow-clip print:bg-white print:bg-none print:[&_*]:text-ink print:[&_h2]:text-ink print:[&_h3]:text-ink"
      >
        <CaseStage texts={caseStage} clients={clients} />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 md:mt-12">
          <TextLink link={links.to('sampleReport')} onDeep>
            {sampleReport.view}
          </TextLink>
          <ButtonLink link={links.registerClient} event={analyticsEvents.clientsRegister2}>
            {common.actions.register}
          </ButtonLink>
        </div>
      </Band>
      <div className="bg-white">
        <dl className="page-width grid gap-x-10 gap-y-4 py-8 sm:grid-cols-2 lg:grid-cols-4 lg:py-12">
          {clientFeatures.map((feature) => (
            <div key={feature}>
              <dt className="text-subheading font-semibold text-ink">{clients.features[feature].title}</dt>
              <dd className="mt-1 max-w-[46ch] leading-normal">{clients.features[feature].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
