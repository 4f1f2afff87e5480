import { fill } from '#common/fill.ts';
import { occasionOf, type NeedOutcome as Outcome, type NeedStep } from '#common/valuationNeed.ts';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AnswerLinks } from './AnswerLinks.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { NeedCase } from './NeedCase.tsx';
import { NeedDocuments } from './NeedDocuments.tsx';
import { NeedFigures } from './NeedFigures.tsx';
import { NeedRemark } from './NeedRemark.tsx';
import { NextSteps } from './NextSteps.tsx';

type Props = { content: SiteContent; links: Links };

/** A step of the guide's questions: a question, or the outcome. */
export function NeedView({ step: { given, tree }, ...rest }: Props & { step: NeedStep }) {
  return 'ask' in tree ? (
    <QuestionView step={{ given, tree }} ask={tree.ask} {...rest} />
  ) : (
    <OutcomeView outcome={{ given, need: tree }} {...rest} />
  );
}

type QuestionProps = Props & { step: NeedStep; ask: keyof SiteContent['valuationNeed']['questions'] };

/** A question with its answers; below, the answers given so far. */
function QuestionView({ content: { valuationNeed: texts }, links, step, ask }: QuestionProps) {
  const { given } = step;
  const { title, text } = texts.questions[ask];
  return (
    <PageHeader kicker={texts.steps[given.length] ?? texts.given} title={title} lead={text}>
      <div className="mt-10 grid gap-10 print:block print:space-y-6">
        <AnswerLinks texts={texts.questions} step={step} need={links.need} />
        <div className="border-t border-line pt-6">
          {given.length === 0 ? null : <GivenAnswers texts={texts} given={given} need={links.need} />}
          <p className="no-print mt-2 flex flex-wrap gap-x-10">
            {given.length === 0 ? null : <TextLink link={links.need([])}>{texts.restart}</TextLink>}
            <TextLink link={links.to('valuationGuide')}>{texts.guide}</TextLink>
          </p>
        </div>
      </div>
    </PageHeader>
  );
}

/** From here on what matters stands with the figures, since the answers fill the column beside them. */
const manyAnswers = 3;

/** What the answers come to, beside the case that they describe; below, the documents. */
function OutcomeView({ content, links, outcome }: Props & { outcome: Outcome }) {
  const { valuationNeed: texts, valuationGuide } = content;
  const { need, given } = outcome;
  const { title, text } = texts.outcome.reasons[need.reason];
  const occasion = occasionOf(outcome);
  const kicker =
    occasion === undefined
      ? texts.given
      : fill(texts.outcome.kicker, { occasion: texts.questions.occasion.answers[occasion] });
  const remark = <NeedRemark texts={texts.outcome.matters} outcome={outcome} />;
  return (
    <PageHeader
      kicker={kicker}
      title={title}
      lead={text}
      long
      slimAside
      note={
        <>
          <NextSteps content={content} outcome={outcome} links={links} />
          <NeedFigures content={content} need={need} />
          {given.length >= manyAnswers && remark}
        </>
      }
      aside={
        <div>
          <NeedCase texts={texts} outcome={outcome} need={links.need} />
          {given.length < manyAnswers && remark}
        </div>
      }
    >
      <div className="mt-10 grid gap-10 print:block print:space-y-6">
        <NeedDocuments content={content} kind={need.kind} links={links} />
        <div className="flex flex-wrap items-center gap-x-12 gap-y-2 border-t border-line pt-5">
          <p className="me-auto text-small">
            {texts.outcome.advice}
            <span className="block">{valuationGuide.asOf}</span>
          </p>
          <p className="no-print flex flex-wrap gap-x-6">
            <TextLink link={links.to('institutional', 'create_enquiry')}>{texts.outcome.enquiry}</TextLink>
            <TextLink link={links.need([])}>{texts.restart}</TextLink>
            <TextLink link={links.to('valuationGuide')}>{texts.guide}</TextLink>
          </p>
        </div>
      </div>
    </PageHeader>
  );
}
