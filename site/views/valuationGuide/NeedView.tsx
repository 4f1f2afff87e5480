import { answersTo, type NeedPlace } from '#common/valuationNeed.ts';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AnswerLinks } from './AnswerLinks.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { NeedOutcome } from './NeedOutcome.tsx';

type Props = { content: SiteContent; place: NeedPlace; links: Links };

/** A step of the valuation guide's questions: the next one, or what the answers come to. */
export function NeedView({ content: { valuationGuide, valuationNeed: texts }, place, links }: Props) {
  const { given, step } = place;
  const isEnd = !('ask' in step);
  return (
    <>
      {isEnd ? (
        <PageHeader
          kicker={texts.outcome.kicker}
          title={texts.outcome.reasons[step.reason].title}
          lead={texts.outcome.reasons[step.reason].text}
          quiet
        />
      ) : (
        <PageHeader
          kicker={texts.steps[given.length] ?? texts.given}
          title={texts.questions[step.ask].title}
          lead={texts.questions[step.ask].text}
          quiet
        />
      )}
      <div className="bg-white pb-16 md:pb-24">
        <div className="mx-auto grid max-w-page gap-10 gutter">
          {isEnd ? (
            <NeedOutcome
              texts={texts.outcome}
              guide={valuationGuide}
              place={place}
              need={step}
              links={links}
            />
          ) : (
            <AnswerLinks texts={texts.questions} place={place} need={links.need} />
          )}
          <div className="border-t border-line pt-6">
            {given.length === 0 ? null : <GivenAnswers texts={texts} given={given} need={links.need} />}
            <p className="no-print mt-2 flex flex-wrap gap-x-10">
              {answersTo(place).length === 0 ? null : (
                <TextLink link={links.need([])}>{texts.restart}</TextLink>
              )}
              <TextLink link={links.to('valuationGuide')}>{texts.guide}</TextLink>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
