import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import { brand, company, contacts } from '#common/company.ts';
import { hotlineHours } from '#common/hotlineHours.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { activeTab, pathTo, type PageKey } from '#common/routes.ts';
import { textsOfAnswer, type Question as FaqQuestion } from '#site/content/types/faq.ts';
import { withoutMark } from '#site/content/types/marked.ts';
import type { Job } from '#site/content/types/entries.ts';
import { absolute } from '#site/links.ts';
import { openingHours } from './openingHours.ts';
import { jobPosting } from './jobPosting.ts';
import { postalAddress } from './postalAddress.ts';
import { serviceOn, type Described } from './services.ts';

/** A question of the FAQ; its id is the anchor of its answer. */
export type Question = Pick<FaqQuestion, 'id' | 'question' | 'answer'>;

/** Identifies the company across pages and languages. */
const ours = { '@id': `${absolute('/')}#organization` };
const inEveryLanguage = { availableLanguage: [...localeCodes] };

/** The company behind the site, with its hotline, whose times are local to it (schema.org has no zone), and support. */
export function organization(): Organization {
  return {
    '@type': 'Organization',
    ...ours,
    name: brand.name,
    legalName: company.legalName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: company.email,
    vatID: company.vatId,
    address: postalAddress,
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: contacts.hotline.tel,
        hoursAvailable: openingHours(hotlineHours.week),
        ...inEveryLanguage,
      },
      {
        '@type': 'ContactPoint',
        contactType: 'technical support',
        name: contacts.support.name,
        telephone: contacts.support.tel,
        email: contacts.support.email,
        ...inEveryLanguage,
      },
    ],
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
    publisher: ours,
  };
}

/** The path from home to a page, through the page of the active tab if that is another one. */
export function breadcrumbs(locale: Locale, page: PageKey, names: Record<PageKey, string>): BreadcrumbList {
  const trail = [...new Set<PageKey>(['home', activeTab(page) ?? page, page])];
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

/** An answer as plain text, a line a paragraph or point. */
const textOf = (answer: Question['answer']) => textsOfAnswer(answer).map(withoutMark).join('\n');

/** What a page itself is, where search engines have a name for it. */
function kindOf({ locale, page, names }: Described, questions: readonly Question[]): Thing[] {
  const url = absolute(pathTo(locale, page));
  if (page === 'contact')
    return [{ '@type': 'ContactPage', name: names.contact, url, inLanguage: locale, mainEntity: ours }];
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ id, question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    url: `${url}#${id}`,
    acceptedAnswer: { '@type': 'Answer' as const, text: textOf(answer) },
  }));
  return [{ '@type': 'FAQPage', inLanguage: locale, mainEntity }];
}

/** What a page lists beside its text: the questions that it answers, and the jobs to which one can apply. */
export type Listed = {
  questions?: readonly Question[] | undefined;
  jobs?: readonly Job[] | undefined;
};

/** A page's structured data. */
export function structuredData(described: Described, listed: Listed = {}): Graph {
  const { questions = [], jobs = [] } = listed;
  const { locale, page, names } = described;
  const things: Thing[] = [
    ...(page === 'home' ? [website(locale)] : [breadcrumbs(locale, page, names)]),
    ...kindOf(described, questions),
    ...(page === 'home' || page === 'contact' ? [organization()] : []),
    ...serviceOn(described, ours),
    ...jobs.map((job) => jobPosting(job, described, organization())),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** A graph as the text of a script element, with `<` escaped so that nothing in it ends the element. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
