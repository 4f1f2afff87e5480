import type { GivenAnswer } from '#common/valuationNeed.ts';
import type { ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: ValuationNeedContent; given: readonly GivenAnswer[]; need: Links['need'] };

/** The answers so far, each with a way back to its question. */
export function GivenAnswers({ texts, given, need }: Props) {
  return (
    <>
      <h2 className="text-subheading font-bold">{texts.given}</h2>
      <dl className="mt-2 grid gap-y-1">
        {given.map(({ question, answer }, index) => {
          const { title, answers } = texts.questions[question];
          const labels: Record<string, string> = answers;
          return (
            <div key={question} className="flex flex-wrap items-baseline gap-x-3">
              <dt>{title}</dt>
              <dd className="text-ink">
                <b className="font-semibold">{labels[answer]}</b>{' '}
                <a
                  href={need(given.slice(0, index).map((one) => one.answer)).href}
                  className="no-print inline-block py-2 text-blue underline"
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
