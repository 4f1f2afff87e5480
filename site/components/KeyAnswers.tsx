import { keyQuestions, type KeyQuestion } from '#site/content/types/shared.ts';
import type { KeyAnswersContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { TextLink } from './TextLink.tsx';

type Props = {
  texts: KeyAnswersContent;
  /** Where each is answered in full. */
  links: Record<KeyQuestion, Link>;
};

/** Four short facts right below a hero, each with a link; on a phone two by two. */
export function KeyAnswers({ texts: { title, items }, links }: Props) {
  return (
    <section aria-labelledby="answers-title" className="border-b border-line bg-white py-8 md:py-12">
      <div className="page-width">
        <h2 id="answers-title" className="sr-only">
          {title}
        </h2>
        <dl className="grid gap-x-10 gap-y-4 max-sm:gap-x-5 max-sm:text-small max-sm:leading-normal min-[24em]:grid-cols-2 lg:grid-cols-4 xl:gap-x-14">
          {keyQuestions.map((question) => (
            <div key={question} className="flex min-w-0 flex-col border-t-2 border-line pt-3">
              <dt className="text-small font-semibold text-blue">{items[question].question}</dt>
              <dd className="mt-1 max-w-[46ch] text-ink [&:lang(de)]:hyphens-auto">
                {items[question].answer}
              </dd>
              <dd className="mt-auto pt-1 text-small">
                <TextLink link={links[question]}>{items[question].more}</TextLink>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
