import { answersTo, type NeedOutcome } from '#common/valuationNeed.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { RegisterClient } from '#site/components/RegisterClient.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { content: SiteContent; outcome: NeedOutcome; links: Links };

/** First to register, then the sheet that says what to commission; below, more about the reason. */
export function NextSteps({ content: { common, valuationNeed }, outcome, links }: Props) {
  const { free, briefLink, reasons } = valuationNeed.outcome;
  const { more }: { text: string; more?: string } = reasons[outcome.need.reason];
  return (
    <>
      <div className="no-print mt-6 grid gap-3">
        <p className="flex flex-wrap gap-3">
          <RegisterClient actions={common.actions} links={links} event={analyticsEvents.guideRegister} />
          <ButtonLink link={links.brief(answersTo(outcome))} variant="secondary">
            {briefLink}
          </ButtonLink>
        </p>
        <p className="text-small">{free}</p>
      </div>
      {more && <p className="mt-6 max-w-[62ch] text-ink">{more}</p>}
    </>
  );
}
