import { contacts } from '#common/company.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { SearchField } from '#site/components/form/SearchField.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { faqGroups, type FaqGroup, type Question } from '#site/content/types/faq.ts';
import type { FaqContent, HotlineContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { QuestionPanel } from './QuestionPanel.tsx';

type Props = {
  texts: FaqContent;
  /** In page order. */
  questions: readonly Question[];
  hotline: HotlineContent;
  links: Links;
};

/** Fragment of a group of questions: `/faq#for_clients`. */
const groupId = (group: FaqGroup): string => `for_${group}`;

/** The questions in groups, with a search. Block layout in print: grid rows do not grow at a page break. */
export function FaqView({ texts, questions, hotline, links }: Props) {
  const { header, asOf, search, groups, more, contact } = texts;
  const questionsFor = (group: FaqGroup) => questions.filter((one) => one.group === group);
  return (
    <>
      <PageHeader {...header}>
        <p className="mt-1 text-small">{asOf}</p>
        <SearchField {...search} />
      </PageHeader>
      <div className="page-width pb-band has-[[data-entry][hidden]]:block lg:grid lg:grid-cols-[3fr_8fr] lg:gap-16 lg:pt-14 print:block has-[[data-entry][hidden]]:[&>nav]:hidden">
        <nav
          aria-label={groups.label}
          className="no-print [scroll-target-group:auto] max-lg:-mx-gutter max-lg:bg-white max-lg:px-gutter max-lg:pb-6 lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] lg:self-start"
        >
          <ul className="flex flex-wrap gap-2 lg:block lg:border-s-2 lg:border-line">
            {faqGroups.map((group) => (
              <li key={group}>
                <a
                  href={`#${groupId(group)}`}
                  className="block py-2 font-semibold text-blue underline-offset-4 hover:text-blue-dark hover:underline max-lg:rounded-button max-lg:border max-lg:border-line max-lg:bg-white max-lg:px-3 max-lg:text-small lg:-ms-0.5 lg:border-blue lg:ps-5.5 lg:text-balance lg:[&:target-current]:border-s-2 lg:[&:target-current]:ps-5"
                >
                  {groups[group]}{' '}
                  <small aria-hidden="true" className="ms-0.5 font-normal text-body">
                    {questionsFor(group).length}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="not-has-[[data-entry]:not([hidden])]:[&>aside]:mt-0">
          {faqGroups.map((group) => (
            <section
              key={group}
              aria-labelledby={groupId(group)}
              className="not-has-[[data-entry]:not([hidden])]:hidden max-lg:pt-10 max-lg:first:pt-7 lg:not-last:pb-18"
            >
              <h2 id={groupId(group)} tabIndex={-1} className="mb-5 text-heading font-bold">
                {groups[group]}
              </h2>
              {questionsFor(group).map((question, index) => (
                <QuestionPanel
                  key={question.id}
                  question={question}
                  verification={links.to('trust', 'verification')}
                  more={<TextLink link={links.at(question.more)}>{more[question.more]}</TextLink>}
                  open={group === 'first' && index === 0}
                />
              ))}
            </section>
          ))}
          <aside aria-labelledby="faq-contact" className="mt-12 border-s-2 border-blue ps-6">
            <h2 id="faq-contact" className="text-heading font-bold">
              {contact.title}
            </h2>
            <p className="mt-3 max-w-[60ch]">{contact.text}</p>
            <p className="mt-4 flex">
              <ButtonLink link={links.to('contact')} event={analyticsEvents.messageButton}>
                {contact.link}
              </ButtonLink>
            </p>
            <p className="mt-3 text-small">
              <a
                href={`tel:${contacts.hotline.tel}`}
                className="text-subheading font-semibold text-blue tabular-nums underline-offset-4 hover:text-blue-dark hover:underline"
              >
                {contacts.hotline.display}
              </a>
              <br />
              {hotline.hours}
            </p>
          </aside>
        </div>
      </div>
    </>
  );
}
