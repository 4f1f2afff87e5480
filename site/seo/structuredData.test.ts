import { describe, expect, it } from 'vitest';
import { brand, company, contacts } from '#common/company.ts';
import { hotlineHours } from '#common/hotlineHours.ts';
import { localeCodes } from '#common/locales.ts';
import { pageKeys, pathTo, type PageKey } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { absolute } from '#site/links.ts';
import {
  breadcrumbs,
  organization,
  scriptText,
  structuredData,
  website,
  type Question,
} from './structuredData.ts';

const { common, offers } = contentFor('en');
const names = common.pageNames;
const said = { names, description: 'What the page says', offers };
const questions: Question[] = [
  { id: 'client_costs', question: 'Is it free?', answer: ['Signing up is.', ['No fee.', 'No duty.']] },
  { id: 'security', question: 'Who answers?', answer: ['We do.'] },
];

/** Types of the things on a page, as a parser finds them in the script. */
function typesOn(page: PageKey, asked?: Question[]): unknown[] {
  const graph = structuredData({ locale: 'en', page, ...said, ...(asked ? { questions: asked } : {}) });
  const parsed = JSON.parse(scriptText(graph)) as { '@graph': Record<string, unknown>[] };
  return parsed['@graph'].map((thing) => thing['@type']);
}

describe('structuredData', () => {
  it('introduces company and site on the home page', () => {
    expect(typesOn('home')).toEqual(['Organization', 'WebSite']);
  });

  it.each(pageKeys.filter((page) => page !== 'home'))('has breadcrumbs to %s', (page) => {
    expect(typesOn(page)).toContain('BreadcrumbList');
  });

  it('adds the company with its contacts to the contact page', () => {
    expect(typesOn('contact')).toEqual(['BreadcrumbList', 'ContactPage', 'Organization']);
  });

  it('adds the service, with what it costs, where a page is about one', () => {
    expect(typesOn('institutional')).toEqual(['BreadcrumbList', 'Service']);
    expect(typesOn('professional')).toEqual(['BreadcrumbList', 'Service']);
  });

  it('adds the questions where a page answers some', () => {
    expect(typesOn('faq', questions)).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(typesOn('faq')).toEqual(['BreadcrumbList']);
    const graph = structuredData({ locale: 'en', page: 'faq', ...said, questions });
    expect(graph['@graph'].at(-1)).toMatchObject({
      inLanguage: 'en',
      mainEntity: [
        {
          name: 'Is it free?',
          url: absolute('/en/faq#client_costs'),
          acceptedAnswer: { '@type': 'Answer', text: 'Signing up is.\nNo fee.\nNo duty.' },
        },
        { name: 'Who answers?', acceptedAnswer: { '@type': 'Answer', text: 'We do.' } },
      ],
    });
  });
});

describe('organization', () => {
  it('carries the company data and both contacts, the hotline with its hours on all seven days', () => {
    expect(organization()).toMatchObject({
      name: brand.name,
      legalName: company.legalName,
      url: absolute('/'),
      address: { streetAddress: company.street, addressCountry: company.country },
      contactPoint: [
        {
          telephone: contacts.hotline.tel,
          hoursAvailable: {
            dayOfWeek: expect.objectContaining({ length: 7 }) as unknown,
            opens: hotlineHours.opens,
            closes: hotlineHours.closes,
          },
        },
        { telephone: contacts.support.tel, email: contacts.support.email },
      ],
    });
  });

  it('is the publisher of the site in every language', () => {
    for (const locale of localeCodes) {
      expect(website(locale)).toMatchObject({
        url: absolute(pathTo(locale, 'home')),
        inLanguage: locale,
        publisher: { '@id': (organization() as { '@id': string })['@id'] },
      });
    }
  });
});

describe('breadcrumbs', () => {
  const step = (page: PageKey, position: number) => ({
    '@type': 'ListItem',
    position,
    name: names[page],
    item: absolute(pathTo('en', page)),
  });

  it('lead from home to a page', () => {
    expect(breadcrumbs('en', 'about', names)).toMatchObject({
      itemListElement: [step('home', 1), step('about', 2)],
    });
  });

  it('reach the lawyers over the institutional clients, as the menu does', () => {
    expect(breadcrumbs('en', 'lawyers', names)).toMatchObject({
      itemListElement: [step('home', 1), step('institutional', 2), step('lawyers', 3)],
    });
  });
});

describe('scriptText', () => {
  it('cannot be ended by a text, and says the same', () => {
    const asked: Question[] = [
      {
        id: 'security',
        question: 'What of </script><script>alert(1)</script>?',
        answer: ['<b>No</b>'],
      },
    ];
    const graph = structuredData({ locale: 'en', page: 'faq', ...said, questions: asked });
    expect(scriptText(graph)).not.toContain('<');
    expect(JSON.parse(scriptText(graph))).toEqual(graph);
  });
});
