import { contacts } from '#common/company.ts';
import { allAnswers } from '#common/ids.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { faqIds, type FaqContent, type FaqId } from '#site/content/types/faq.ts';
import type { Link, Links } from '#site/links.ts';
import { QuestionPanel } from './QuestionPanel.tsx';

type Props = { texts: FaqContent; links: Links };

const { hotline } = contacts;

export function FaqView({ texts, links }: Props) {
  /** The page that says more about each answer. */
  const more: Record<FaqId, Link> = {
    how_it_works: links.to('platform'),
    turnaround: links.to('institutional', 'how_to_start'),
    security: links.to('platform', 'security_compliance'),
    client_costs: links.to('institutional', 'pricing'),
    valuer_costs: links.to('professional', 'service_fees'),
    becoming_a_valuer: links.to('professional', 'become_partner'),
    valuation_types: links.to('institutional'),
  };
  return (
    <>
      <PageHeader {...texts.header} />
      <div className="max-w-page gutter mx-auto grid grid-cols-1 gap-12 pt-10 pb-band md:pt-14 lg:grid-cols-[11fr_5fr] lg:gap-16 xl:gap-28">
        <div className="grid grid-cols-1 content-start gap-4">
          <button
            type="button"
            {...{ [allAnswers]: texts.all.close }}
            className="no-print text-blue hover:text-blue-dark invisible -mt-4 inline-flex min-h-11 cursor-pointer items-center justify-self-end font-semibold underline-offset-4 hover:underline noscript:hidden"
          >
            {texts.all.open}
          </button>
          {faqIds.map((id) => (
            <QuestionPanel key={id} id={id} item={texts.items[id]} more={more[id]} />
          ))}
        </div>
        <aside
          aria-labelledby="faq-contact"
          className="border-orange self-start border-s-2 ps-6 lg:sticky lg:top-[calc(var(--spacing-bar)+3rem)] lg:mt-4"
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
          <p className="text-small mt-5">
            <a
              href={`tel:${hotline.tel}`}
              className="text-blue hover:text-blue-dark text-subheading font-semibold min-[22.5em]:whitespace-nowrap tabular-nums underline-offset-4 hover:underline"
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
