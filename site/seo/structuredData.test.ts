import { expect, it } from 'vitest';
import { brand, company, contacts } from '#common/company.ts';
import { hotlineHours } from '#common/hotlineHours.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { absolute } from '#site/links.ts';
import { openingHours } from './openingHours.ts';
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
  {
    id: 'client_costs',
    question: 'Is it free?',
    answer: [{ text: 'Signing up is.', points: ['No fee.', 'No duty.'] }],
  },
  { id: 'security', question: 'Who </script>?', answer: [{ text: '<b>We</b>', points: [] }] },
];

const graphOn = (page: PageKey, asked?: Question[]) =>
  structuredData({ locale: 'en', page, ...said }, { questions: asked });

/** The things on a page, as a parser finds them in the script. */
function thingsOn(page: PageKey, asked?: Question[]) {
  return (JSON.parse(scriptText(graphOn(page, asked))) as { '@graph': Record<string, unknown>[] })['@graph'];
}

it.each<[PageKey, string[]]>([
  ['home', ['WebSite', 'Organization']],
  ['contact', ['BreadcrumbList', 'ContactPage', 'Organization']],
  ['institutional', ['BreadcrumbList', 'Service']],
  ['lawyers', ['BreadcrumbList', 'Service']],
  ['professional', ['BreadcrumbList', 'Service']],
  ['faq', ['BreadcrumbList']],
])('search engines find on %s what it is about', (page, types) => {
  expect(thingsOn(page).map((thing) => thing['@type'])).toEqual(types);
});

it('gives an answer without the brackets that mark its link', () => {
  const [question] = questions;
  if (question === undefined) throw new Error('There is no question.');
  const marked: Question = { ...question, answer: [{ text: 'By [verified valuers].', points: [] }] };
  expect(thingsOn('faq', [marked]).at(-1)).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'By verified valuers.' } }],
  });
});

it('adds the questions where a page answers some', () => {
  expect(thingsOn('faq', questions).at(-1)).toMatchObject({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      {
        name: 'Is it free?',
        url: absolute('/en/faq#client_costs'),
        acceptedAnswer: { '@type': 'Answer', text: 'Signing up is.\nNo fee.\nNo duty.' },
      },
      { name: 'Who </script>?', acceptedAnswer: { '@type': 'Answer', text: '<b>We</b>' } },
    ],
  });
});

it('no text can end the script', () => {
  expect(scriptText(graphOn('faq', questions))).not.toContain('<');
});

it('the organization carries the company data and both contacts, the hotline with its hours', () => {
  expect(organization()).toMatchObject({
    name: brand.name,
    legalName: company.legalName,
    url: absolute('/'),
    address: { streetAddress: company.street, addressCountry: company.country },
    contactPoint: [
      {
        telephone: contacts.hotline.tel,
        hoursAvailable: openingHours(hotlineHours.week),
      },
      { telephone: contacts.support.tel, email: contacts.support.email },
    ],
  });
  expect(website('en')).toMatchObject({
    url: absolute(pathTo('en', 'home')),
    inLanguage: 'en',
    publisher: { '@id': (organization() as { '@id': string })['@id'] },
  });
});

it('the way to the enquiry link leads over the valuers, as the menu does', () => {
  const trail = ['home', 'professional', 'enquiryLink'] as const;
  expect(breadcrumbs('en', 'enquiryLink', names)).toMatchObject({
    itemListElement: trail.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: names[page],
      item: absolute(pathTo('en', page)),
    })),
  });
});
