import { contacts } from '#common/company.ts';
import { allAnswers } from '#common/ids.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { faqGroupKeys } from '#site/content/types/faq.ts';
import type { FaqContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { furtherReading } from './furtherReading.ts';
import { GroupLinks } from './GroupLinks.tsx';
import { QuestionGroup } from './QuestionGroup.tsx';

type Props = { texts: FaqContent; links: Links };

const { hotline } = contacts;

export function FaqView({ texts, links }: Props) {
  const more = furtherReading(links);
  return (
    <>
      <PageHeader {...texts.header} />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-12 gutter pt-10 pb-band md:pt-14 lg:grid-cols-[11fr_5fr] lg:gap-16 xl:gap-28">
        <div className="grid grid-cols-1 content-start gap-12">
          <div className="no-print grid gap-5">
            <GroupLinks names={texts.groups} />
            <button
              type="button"
              {...{ [allAnswers]: texts.all.close }}
              className="invisible inline-flex min-h-11 cursor-pointer items-center justify-center rounded-button border border-grey-blue bg-white px-4 text-small font-semibold text-blue hover:border-blue hover:text-blue-dark sm:justify-self-start noscript:hidden"
            >
              {texts.all.open}
            </button>
          </div>
          {faqGroupKeys.map((group) => (
            <QuestionGroup key={group} group={group} texts={texts} more={more} />
          ))}
        </div>
        <aside
          aria-labelledby="faq-contact"
          className="self-start border-s-2 border-blue ps-6 lg:sticky lg:top-[calc(var(--spacing-bar)+3rem)]"
        >
          <h2 id="faq-contact" className="text-heading font-semibold">
            {texts.contact.title}
          </h2>
          <p className="mt-3 max-w-[44ch]">{texts.contact.text}</p>
          <p className="mt-4">
            <TextLink link={links.to('contact')} event={analyticsEvents.messageButton}>
              {texts.contact.link}
            </TextLink>
          </p>
          <p className="mt-5 text-small">
            <a
              href={`tel:${hotline.tel}`}
              className="text-subheading font-semibold text-blue tabular-nums underline-offset-4 hover:text-blue-dark hover:underline min-[22.5em]:whitespace-nowrap"
            >
              {hotline.display}
            </a>
            <br />
            {texts.contact.hours}
          </p>
        </aside>
      </div>
    </>
  );
}
