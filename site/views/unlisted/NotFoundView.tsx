import { entryAttribute } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { pageKeys, type PageKey } from '#common/routes.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { lost } from '#site/assets/heroes.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { SearchField } from '#site/components/form/SearchField.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { metaOf } from '#site/content/metaOf.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

export type NotFoundLanguage = {
  locale: Locale;
  content: SiteContent;
  links: Links;
};

type Props = NotFoundLanguage & { others: readonly NotFoundLanguage[] };

/** Columns of four: clients, the company, valuers, legal. The longest name comes early: it gives its row two lines. */
const order: readonly PageKey[] = [
  'institutional',
  'lawyers',
  'valuationGuide',
  'sampleReport',
  'home',
  'platform',
  'about',
  'contact',
  'professional',
  'enquiryLink',
  'faq',
  'trust',
  'terms',
  'privacy',
  'imprint',
  'accessibility',
];
/** Every page, also one that has no place in a column yet. */
const pages = [...order, ...pageKeys.filter((page) => !order.includes(page))];

/** What a page is found by, beside its name: what it says of itself to search engines. */
function searchedAs(content: SiteContent, page: PageKey): string {
  const { description, keywords } = metaOf(content, page);
  return `${description} ${keywords}`;
}

/** The 404 page in the address's language, with a line in each of the others. */
export function NotFoundView({ content, links, others }: Props) {
  const { common } = content;
  const texts = content.unlisted.notFound;
  return (
    <>
      <Hero
        low
        kicker={texts.kicker}
        title={texts.title}
        lead={texts.text}
        actions={
          <>
            <ButtonLink link={links.to('home')}>{common.actions.home}</ButtonLink>
            <TextLink link={links.contact('send_message')} event={analyticsEvents.messageButton} onDeep>
              {texts.report}
            </TextLink>
          </>
        }
        art={lost}
      />
      <Band tone="page" space="close" id="pages">
        <SearchField {...texts.search}>
          <SectionHeading id="pages-title" title={texts.links} size="section" />
        </SearchField>
        <ul className="mt-6 grid gap-x-10 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-8 lg:grid-cols-4 lg:grid-rows-4">
          {pages.map((page) => (
            <li
              key={page}
              {...{ [entryAttribute]: searchedAs(content, page) }}
              className="border-b border-line"
            >
              <a
                href={links.to(page).href}
                className="flex h-full min-h-12 items-center py-2.5 leading-snug font-semibold text-blue hover:underline"
              >
                {common.linkNames[page]}
              </a>
            </li>
          ))}
        </ul>
        {others.map((other) => (
          <p key={other.locale} lang={other.locale} className="mt-6">
            {other.content.unlisted.notFound.title}.{' '}
            <TextLink link={other.links.to('home')}>{other.content.unlisted.notFound.home}</TextLink>
          </p>
        ))}
      </Band>
    </>
  );
}
