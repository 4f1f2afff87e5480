import { entryAttribute } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { pageKeys, type PageKey } from '#common/routes.ts';
import { heroes } from '#site/assets/heroes.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { SearchField } from '#site/components/form/SearchField.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { CommonContent, UnlistedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

export type NotFoundLanguage = {
  locale: Locale;
  texts: UnlistedContent['notFound'];
  common: CommonContent;
  links: Links;
};

type Props = NotFoundLanguage & { homeLabel: string; others: readonly NotFoundLanguage[] };

/** Columns of four: the company, clients, valuers, legal. */
const order: readonly PageKey[] = [
  ...(['home', 'platform', 'about', 'contact'] as const),
  ...(['institutional', 'lawyers', 'valuationGuide', 'sampleReport'] as const),
  ...(['professional', 'enquiryLink', 'faq', 'trust'] as const),
  ...(['terms', 'privacy', 'imprint', 'accessibility'] as const),
];
/** Every page, also one that has no place in a column yet. */
const pages = [...order, ...pageKeys.filter((page) => !order.includes(page))];

/** The 404 page in the address's language, with a line in each of the others. */
export function NotFoundView({ texts, common, links, homeLabel, others }: Props) {
  const link =
    'inline-flex min-h-11 items-start py-2.5 leading-snug font-semibold text-blue underline underline-offset-4';
  return (
    <>
      {/* The banner is as high as its text, so that the search is in the first screen. */}
      <div className="md:[&_div:has(>div>h1)]:min-h-0 max-sm:[&_h1+p]:my-0 max-sm:[&_h1+p]:pt-8">
        <Hero
          kicker={texts.kicker}
          title={texts.title}
          lead={texts.text}
          actions={
            <>
              <ButtonLink link={links.to('home')}>{homeLabel}</ButtonLink>
              <span className="sm:self-center sm:max-md:ms-2 lg:ms-2">
                <TextLink link={links.contact('send_message')} onDeep>
                  {texts.report}
                </TextLink>
              </span>
            </>
          }
          art={heroes.platform}
        />
      </div>
      <Band tone="page" space="close" id="pages">
        <SearchField {...texts.search}>
          <SectionHeading id="pages-title" title={texts.links} size="section" />
        </SearchField>
        <ul className="mt-9 grid items-start gap-x-10 max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9.75rem),1fr))] max-sm:gap-x-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-rows-8 lg:grid-rows-4">
          {pages.map((page) => (
            <li key={page} {...{ [entryAttribute]: '' }}>
              <a href={links.to(page).href} className={link}>
                {common.footer.legal[page]}
              </a>
            </li>
          ))}
        </ul>
        {others.map((other) => (
          <p key={other.locale} lang={other.locale} className="mt-8 border-t border-line pt-5">
            {other.texts.title}.{' '}
            <a href={other.links.to('home').href} hrefLang={other.locale} className={link}>
              {other.texts.home}
            </a>
          </p>
        ))}
      </Band>
    </>
  );
}
