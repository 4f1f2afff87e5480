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
import '#site/components/chips.css';
import './faq.css';

type Props = {
  texts: FaqContent;
  /** In page order. */
  questions: readonly Question[];
  hotline: HotlineContent;
  links: Links;
};

/** Fragment of a group of questions: `/faq#for_clients`. */
const groupId = (group: FaqGroup): string => `for_${group}`;

/** The questions in groups, with a search. */
export function FaqView({ texts, questions, hotline, links }: Props) {
  const { header, asOf, search, groups, more, contact } = texts;
  const questionsFor = (group: FaqGroup) => questions.filter((one) => one.group === group);
  return (
    <>
      <PageHeader
        {...header}
        note={<p className="mt-1 text-small">{asOf}</p>}
        aside={<SearchField {...search} />}
      />
      <div className="faq-columns page-width">
        <nav aria-label={groups.label} className="faq-groups no-print arrives-whole">
          <ul className="chips faq-groups-list">
            {faqGroups.map((group) => (
              <li key={group}>
                <a href={`#${groupId(group)}`} className="chip faq-groups-link">
                  {`${groups[group]} `}
                  <small className="ms-0.5 font-normal text-body">
                    {questionsFor(group).length}
                    <span className="sr-only"> {groups.questions}</span>
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="faq-answers">
          {faqGroups.map((group) => (
            <section key={group} aria-labelledby={groupId(group)} className="faq-group">
              <h2 id={groupId(group)} className="mb-5 text-section font-bold">
                {groups[group]}
              </h2>
              {questionsFor(group).map((question, index) => (
                <QuestionPanel
                  key={question.id}
                  question={question}
                  group={groups[group]}
                  verification={links.to('trust', 'verification')}
                  more={<TextLink link={links.at(question.more)}>{more[question.more]}</TextLink>}
                  open={group === 'first' && index === 0}
                />
              ))}
            </section>
          ))}
          <aside aria-labelledby="faq-contact" className="faq-contact">
            <h2 id="faq-contact" className="text-heading font-bold">
              {contact.title}
            </h2>
            <p className="mt-3 max-w-[60ch] text-ink">{contact.text}</p>
            <p className="mt-4 flex">
              <ButtonLink link={links.to('contact')} event={analyticsEvents.messageButton}>
                {contact.link}
              </ButtonLink>
            </p>
            <p className="mt-3 text-small">
              <a href={`tel:${contacts.hotline.tel}`} className="faq-hotline">
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
