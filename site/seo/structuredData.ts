import type {
  BreadcrumbList,
  ContactPage,
  ContactPoint,
  FAQPage,
  Graph,
  Organization,
  Thing,
  WebSite,
} from 'schema-dts';
import { brand, company, contacts } from '#common/company.ts';
import { hotlineHours } from '#common/hotlineHours.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { activeTab, pathTo, type PageKey } from '#common/routes.ts';
import { partsOf, type FaqId, type FaqItem } from '#site/content/types/faq.ts';
import type { OffersContent } from '#site/content/types/site.ts';
import { absolute } from '#site/links.ts';
import { serviceOn } from './services.ts';

/** A question of the FAQ; its id is the anchor of its answer. */
export type Question = Pick<FaqItem, 'question' | 'answer'> & { id: FaqId };

/** Identifies the company across pages and languages. */
const organizationId = `${absolute('/')}#organization`;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The hotline with its hours, and technical support. Times are local to the company (schema.org has no zone). */
function contactPoints(): ContactPoint[] {
  const languages = [...localeCodes];
  return [
    {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contacts.hotline.tel,
      availableLanguage: languages,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays,
        opens: hotlineHours.opens,
        closes: hotlineHours.closes,
      },
    },
    {
      '@type': 'ContactPoint',
      contactType: 'technical support',
      name: contacts.support.name,
      telephone: contacts.support.tel,
      email: contacts.support.email,
      availableLanguage: languages,
    },
  ];
}

/** The company behind the site. */
export function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    legalName: company.legalName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: company.email,
    vatID: company.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.town,
      addressCountry: company.country,
    },
    contactPoint: contactPoints(),
  };
}

/** The site in one language. */
export function website(locale: Locale): WebSite {
  const url = absolute(pathTo(locale, 'home'));
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: brand.name,
    url,
    inLanguage: locale,
    publisher: { '@id': organizationId },
  };
}

/** The path from home to a page, through the page of the active tab if that is another one. */
export function breadcrumbs(locale: Locale, page: PageKey, names: Record<PageKey, string>): BreadcrumbList {
  const trail = [...new Set<PageKey>(['home', activeTab(page), page])];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: names[step],
      item: absolute(pathTo(locale, step)),
    })),
  };
}

function faqPage(locale: Locale, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${absolute(pathTo(locale, 'faq'))}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: partsOf({ answer }).flat().join('\n') },
    })),
  };
}

function contactPage(locale: Locale, names: Record<PageKey, string>): ContactPage {
  return {
    '@type': 'ContactPage',
    name: names.contact,
    url: absolute(pathTo(locale, 'contact')),
    inLanguage: locale,
    mainEntity: { '@id': organizationId },
  };
}

type Options = {
  locale: Locale;
  page: PageKey;
  names: Record<PageKey, string>;
  /** What the page says of itself. */
  description: string;
  offers: OffersContent;
  questions?: readonly Question[] | undefined;
};

/** A page's structured data. */
export function structuredData(options: Options): Graph {
  const { locale, page, names, description, offers, questions = [] } = options;
  const things: Thing[] = [];
  if (page === 'home') things.push(organization(), website(locale));
  else things.push(breadcrumbs(locale, page, names));
  if (page === 'contact') things.push(contactPage(locale, names), organization());
  const service = serviceOn({
    locale,
    page,
    name: names[page],
    description,
    offers,
    provider: organizationId,
  });
  if (service) things.push(service);
  if (questions.length > 0) things.push(faqPage(locale, questions));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** A graph as the text of a script element, with `<` escaped so that nothing in it ends the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
