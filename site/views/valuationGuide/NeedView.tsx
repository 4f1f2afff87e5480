import type { NeedStep } from '#common/valuationNeed.ts';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { AnswerLinks } from './AnswerLinks.tsx';
import { NeedOutcome } from './NeedOutcome.tsx';

type Props = { content: SiteContent; step: NeedStep; links: Links };

type GivenProps = {
  texts: SiteContent['valuationNeed'];
  /** At least one answer. */
  given: NeedStep['given'];
  /** The way back to each question. */
  need: Links['need'];
};

/** The answers given so far, each with a link that changes it. */
function GivenAnswers({ texts, given, need }: GivenProps) {
  return (
    <>
      <h2 className="mb-2 text-subheading font-bold">{texts.given}</h2>
      <dl className="grid gap-y-5">
        {given.map(({ question, answer }, index) => {
          const { title, answers } = texts.questions[question];
          return (
            <div key={question} className="flex flex-wrap items-baseline gap-x-3">
              <dt>{title}</dt>
              <dd className="text-ink">
                <b className="font-semibold">{(answers as Record<string, string>)[answer]}</b>{' '}
                <a
                  href={need(given.slice(0, index).map((one) => one.answer)).href}
                  className="no-print py-2.5 text-blue underline"
                >
                  {texts.change}
                  <span className="sr-only">: {title}</span>
                </a>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** A step of the guide's questions: a question or the outcome; below, the answers given so far. */
export function NeedView({ content, step, links }: Props) {
  const { valuationNeed: texts } = content;
  const { given, tree } = step;
  const { kicker = texts.given, ...head } =
    'ask' in tree
      ? { ...texts.questions[tree.ask], kicker: texts.steps[given.length] }
      : { ...texts.outcome.reasons[tree.reason], kicker: texts.outcome.kicker };
  return (
    <PageHeader kicker={kicker} title={head.title} lead={head.text} long={!('ask' in tree)}>
      <div className="mt-10 grid gap-10 print:block print:space-y-6">
        {'ask' in tree ? (
          <AnswerLinks texts={texts.questions} step={step} need={links.need} />
        ) : (
          <NeedOutcome content={content} outcome={{ given, need: tree }} links={links} />
        )}
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
