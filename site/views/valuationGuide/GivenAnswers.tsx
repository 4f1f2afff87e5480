import type { NeedStep } from '#common/valuationNeed.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = {
  texts: SiteContent['valuationNeed'];
  /** At least one answer. */
  given: NeedStep['given'];
  /** The way back to each question. */
  need: Links['need'];
};

/** The answers given so far, each with a link that changes it. */
export function GivenAnswers({ texts, given, need }: Props) {
  return (
    <>
      <h2 className="mb-2 text-subheading font-bold">{texts.given}</h2>
      <dl className="grid gap-y-5">
        {given.map(({ question, answer }, index) => {
          const { title, answers } = texts.questions[question];
          return (
            <div key={question}>
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
