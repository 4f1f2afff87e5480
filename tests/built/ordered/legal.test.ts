import { describe, expect, it } from 'vitest';
import { linesIn, mainOf, partNaming, readIn, spoken, type InBoth } from '../contents.ts';
import { attribute, pageAt, pages, pagesByAddress, textOf } from '../site.ts';

const privacyTopics: Record<string, InBoth> = {
  'rights of those concerned': { de: /Ihre Rechte|Rechte der Betroffenen/, en: /Your rights/ },
  'server logs': { de: /Server-Protokolle|Server-Logs/, en: /Server logs/ },
  'contact form': { de: /Kontaktformular/, en: /Contact form/ },
  'web analytics with consent': { de: /Webanalyse/, en: /Web analytics/ },
  'web fonts': { de: /Schriften|Webfonts/, en: /Fonts/ },
  SSL: { de: /SSL/, en: /SSL/ },
  'right to object': { de: /Widerspruchsrecht/, en: /Right to object/ },
  'data protection officer': { de: /Datenschutzbeauftragte/, en: /Data protection officer/ },
};

const constants: [statement: number, what: string, words: InBoth][] = [
  [17, 'names valuers', { de: /Sachverständige/, en: /valuer/ }],
  [17, 'names intermediaries', { de: /Vermittler/, en: /intermediar/ }],
  [17, 'names clients', { de: /Auftraggeber/, en: /client/ }],
  [
    33,
    'keeps the monthly flat fee and success fees of the price list',
    { de: /monatliche Grundgebühr/, en: /monthly flat fee/ },
  ],
  [
    35,
    'leaves the valuation’s fee to the valuer',
    { de: /Honorar steht .*zu|Honorar gehört/, en: /fee .*(?:belongs to|is due to)/ },
  ],
  [237, 'charges 4 percentage points on late payment', { de: /4 Prozentpunkte/, en: /4 percentage points/ }],
  [
    238,
    'can be ended to the end of each calendar month',
    { de: /zum Ende (?:eines jeden|jedes|eines) Kalendermonats/, en: /end of (?:each|any|a) calendar month/ },
  ],
  [239, 'deletes data 4 weeks after the end', { de: /4 Wochen/, en: /4 weeks/ }],
  [240, 'handles complaints within 5 working days', { de: /5 Arbeitstage/, en: /5 working days/ }],
  [241, 'aims to fix faults within 24 hours', { de: /24 Stunden/, en: /24 hours/ }],
  [242, 'gives 2 weeks to object to changes', { de: /2 Wochen/, en: /2 weeks/ }],
  [242, 'says in which form one objects', { de: /schriftlich|Textform/, en: /in writing|text form/ }],
];

describe.each(spoken)('the legal texts in %s', (locale) => {
  const terms = mainOf(locale, 'terms');

  it('the terms have 15 sections (statement 138)', () => {
    const number = { de: /^§ (\d+) /, en: /^(\d+)\. / };
    const numbers = terms
      .querySelectorAll('h2')
      .flatMap((heading) => number[locale].exec(textOf(heading))?.[1] ?? []);
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, at) => String(at + 1)));
  });

  it.each(constants)('the terms (statement %i): %s', (_, __, words) => {
    expect(readIn(terms)).toMatch(words[locale]);
  });

  it('the terms promise clients that registration, enquiries and offers cost nothing (requirement 1.6)', () => {
    const promise = {
      de: /Registrierung, Anfragen und (?:das )?Einholen von Angeboten.*(?:kostenfrei|kostenlos|unentgeltlich)/,
      en: /(?:registration|registering),? enquir.*offers.*(?:free of charge|costs? nothing)/i,
    };
    expect(linesIn(terms)).toContainEqual(expect.stringMatching(promise[locale]));
  });

  it.each(Object.entries(privacyTopics))(
    'the privacy notice covers %s (statements 139 to 146)',
    (_, topic) => {
      const headings = mainOf(locale, 'privacy').querySelectorAll('h2, h3').map(textOf);
      expect(headings).toContainEqual(expect.stringMatching(topic[locale]));
    },
  );

  it.each([
    ['contact data 6 months', 243, { de: /6 Monate/, en: /6 months/ }],
    ['analytics data 14 months', 244, { de: /14 Monate/, en: /14 months/ }],
  ])('the privacy notice keeps %s (statement %i)', (_, __, words: InBoth) => {
    expect(readIn(mainOf(locale, 'privacy'))).toMatch(words[locale]);
  });

  it('the privacy notice gives the data protection officer’s address (statement 146)', () => {
    const topic = privacyTopics['data protection officer']?.[locale] ?? /^$/;
    const section = partNaming(mainOf(locale, 'privacy'), 'section', [topic]);
    const links = section?.querySelectorAll('a').map((link) => attribute(link, 'href')) ?? [];
    expect(links).toContainEqual(expect.stringMatching(/^mailto:/));
  });

  it.each([
    ['the company', 147, { de: /GmbH|AG\b|UG\b/, en: /GmbH|AG\b|UG\b/ }],
    ['its register entry', 148, { de: /HRB \d+/, en: /HRB \d+/ }],
    ['its tax id', 149, { de: /DE\d{9}/, en: /DE\d{9}/ }],
  ])('the imprint gives %s (statement %i)', (_, __, words: InBoth) => {
    expect(readIn(mainOf(locale, 'imprint'))).toMatch(words[locale]);
  });
});

it('the English terms say that the German ones bind (statement 138)', () => {
  expect(readIn(mainOf('en', 'terms'))).toMatch(/German.*(?:binding|binds)/);
});

it('there is a page for maintenance (statement 150)', () => {
  expect(textOf(pageAt('/coming_soon').document.querySelector('h1'))).not.toBe('');
});

it.each(pages)('$file does not link to the page for maintenance (statement 150)', ({ document }) => {
  const hrefs = document.querySelectorAll('a').map((link) => attribute(link, 'href'));
  expect(hrefs.filter((href) => href.endsWith('/coming_soon'))).toEqual([]);
  expect(pagesByAddress.has('/coming_soon')).toBe(true);
});
