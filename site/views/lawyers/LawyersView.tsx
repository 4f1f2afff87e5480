import { analyticsEvents } from '#site/analytics/events.ts';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { RegisterClient } from '#site/components/RegisterClient.tsx';
import { SignatorySection } from '#site/components/SignatorySection.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseTabs } from './CaseTabs.tsx';
import { ChecklistSection } from './ChecklistSection.tsx';
import { MapAtNight } from './MapAtNight.tsx';
import { MapBanner } from './MapBanner.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { MapLegend } from './MapLegend.tsx';

type Props = { content: SiteContent; links: Links };

/** The page for lawyers: map, three sample matters, checklist of documents, questions. */
export function LawyersView({ content, links }: Props) {
  const { clients, common, lawyers } = content;
  const solution = links.to('lawyers', 'our_solution');
  return (
    <>
      <MapBanner texts={lawyers.hero} map={lawyers.map}>
        <RegisterClient actions={common.actions} links={links} event={analyticsEvents.clientsRegister} />
        <TextLink link={solution} about={lawyers.solution.title} onDeep>
          {common.actions.learnMore}
        </TextLink>
      </MapBanner>
      <MapLegend {...clients.statistics} />
      <CaseTabs texts={lawyers.solution} />
      <ChecklistSection texts={lawyers.checklist} guideLink={links.to('valuationGuide')}>
        <RegisterClient actions={common.actions} links={links} event={analyticsEvents.clientsRegister2} />
      </ChecklistSection>
      <QuestionsSection content={content} links={links} />
      <SignatorySection tone="white" texts={content.signatory} more={links.to('trust', 'qualifications')} />
      <CallToAction
        id="create_enquiry"
        headingId="closing-title"
        points={clients.promises}
        picture={<MapAtNight />}
        {...lawyers.callToAction}
      >
        <RegisterClient actions={common.actions} links={links} event={analyticsEvents.clientsRegister2} />
        <TextLink link={links.to('trust', 'security')} onDeep>
          {lawyers.securityLink}
        </TextLink>
      </CallToAction>
    </>
  );
}
