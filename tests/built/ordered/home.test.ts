import { describe, expect, it } from 'vitest';
import { pathTo } from '#common/routes.ts';
import {
  inLanguage,
  faultOfItem,
  labelOf,
  linesIn,
  linksTo,
  mainOf,
  partNaming,
  readIn,
  registrationsIn,
  sentencesIn,
  spoken,
  type InBoth,
} from '../contents.ts';
import { attribute, pageAt, textOf } from '../site.ts';
import { comparison, hosting, patternsOf, securityPoints } from './orders.ts';

const clients: InBoth = { de: /Für Auftraggeber|Für institutionelle/, en: /For (?:institutional )?clients/ };
const valuers: InBoth = { de: /Für Sachverständige/, en: /For (?:professional )?valuers/ };

describe.each(spoken)('home in %s', (locale) => {
  const main = mainOf(locale, 'home');
  const blockOf = (who: InBoth) => partNaming(main, 'section', [who[locale]]);
  const client = blockOf(clients);
  const valuer = blockOf(valuers);

  it('has a headline that names property valuations (statement 15)', () => {
    const named = {
      de: /Immobilienbewertung|Bewertung(?:en)? von Immobilien/,
      en: /(?:property|real-estate) valuation/i,
    };
    expect(textOf(main.querySelector('h1'))).toMatch(named[locale]);
  });

  it('promises in its headline that the process is quick and easy (statement 15)', () => {
    const promise = { de: /schnell und einfach/, en: /manage .*quickly and easily/i };
    expect(textOf(main.querySelector('h1'))).toMatch(promise[locale]);
  });

  it('says in its first section that one enquiry brings offers (statements 4 and 70)', () => {
    const offers = { de: /Angebot/, en: /offer|quote/ };
    const hero = main.querySelector('h1')?.closest('section') ?? main;
    expect(sentencesIn(hero).join(' ')).toMatch(offers[locale]);
  });

  it('offers to sort the offers by fee and by turnaround (statement 5)', () => {
    const ways = { de: [/Honorar/, /Dauer|Bearbeitungszeit/], en: [/Fee/, /Turnaround/] };
    const labels = main.querySelectorAll('label').map(textOf);
    for (const way of ways[locale]) expect(labels).toContainEqual(expect.stringMatching(way));
  });

  it('has a block for clients with picture and heading (statement 71)', () => {
    expect(client, 'no section is named as that of the clients').toBeDefined();
    expect(client?.querySelector('img')).toBeTruthy();
    expect(textOf(client?.querySelector('h2, h3'))).not.toBe('');
  });

  it.each([
    ['banks', { de: /Bank/, en: /bank/i }],
    ['lawyers', { de: /Kanzlei|Anwält/, en: /law firm|lawyer/i }],
    ['insolvency administrators', { de: /Insolvenz/, en: /insolvency/i }],
    ['estate administrators', { de: /Nachlass/, en: /\bestate administrator|and estate administrator/i }],
    ['insurers', { de: /Versicher/, en: /insurer|insurance/i }],
    ['estate agencies', { de: /Makler/, en: /estate agen/i }],
  ])('tells %s that they are meant (statement 3)', (_, who: InBoth) => {
    expect(client === undefined ? '' : readIn(client)).toMatch(who[locale]);
  });

  it.each([
    [
      '4 minutes to write an enquiry, on average',
      { de: /(?:durchschnitt|im Schnitt).*4 Minuten/, en: /4 minutes on average|average.*4 minutes/i },
    ],
    ['about 40 % of admin time saved', { de: /[Rr]und 40 %.*Verwaltung/, en: /[Aa]bout 40 ?%.*admin/ }],
    [
      'several enquiries at once',
      { de: /[Mm]ehrere Anfragen/, en: /[Ss]everal enquiries|[Mm]ultiple enquiries/ },
    ],
  ])('tells clients of %s (statements 7, 18 and 19)', (_, point: InBoth) => {
    expect(client === undefined ? [] : linesIn(client)).toContainEqual(expect.stringMatching(point[locale]));
  });

  it('leads clients to registration and to more about them (statements 71, 173 and 175)', () => {
    const register = client === undefined ? [] : registrationsIn(client, 'client');
    expect(register).toHaveLength(1);
    const more = client === undefined ? [] : linksTo(client, inLanguage(locale, '/institutional'));
    expect(more.map(labelOf)).toEqual([
      expect.stringMatching({ de: /^Mehr erfahren/, en: /^Learn more/ }[locale]),
    ]);
  });

  it('has a block for valuers with picture and heading (statement 72)', () => {
    expect(valuer, 'no section is named as that of the valuers').toBeDefined();
    expect(valuer?.querySelector('img')).toBeTruthy();
    expect(textOf(valuer?.querySelector('h2, h3'))).not.toBe('');
  });

  it.each([
    ['qualified enquiries', { de: /[Qq]ualifizierte Anfragen/, en: /qualified enquiries/ }],
    ['up to 30 % more enquiries', { de: /[Bb]is zu 30 %/, en: /[Uu]p to 30 ?%/ }],
    ['5 minutes for an offer', { de: /5 Minuten/, en: /5 minutes/ }],
    [
      'the fee that they set',
      { de: /Sie bestimmen|[Bb]estimmen Sie|Sie (?:legen|setzen)/, en: /[Yy]ou set/ },
    ],
    ['the success fee and its minimum', { de: /5,0 %.*4,99 €/, en: /5\.0 ?%.*€4\.99/ }],
    ['6 months free', { de: /6 Monate/, en: /6 months/ }],
  ])('tells valuers of %s (statements 11, 21, 22, 24 to 26 and 28)', (_, point: InBoth) => {
    expect(valuer === undefined ? [] : linesIn(valuer)).toContainEqual(expect.stringMatching(point[locale]));
  });

  it('leads valuers to registration and to more about them (statements 72, 174 and 175)', () => {
    const register = valuer === undefined ? [] : registrationsIn(valuer, 'valuer');
    expect(register).toHaveLength(1);
    const more = valuer === undefined ? [] : linksTo(valuer, inLanguage(locale, '/professional'));
    expect(more.map(labelOf)).toEqual([
      expect.stringMatching({ de: /^Mehr erfahren/, en: /^Learn more/ }[locale]),
    ]);
  });

  describe('its house that becomes a number', () => {
    const titles = { de: 'Jede Zahl hat ihre Quelle', en: 'Every figure has its source' };
    const house = partNaming(main, 'section', [new RegExp(titles[locale])]);
    const pictures = house?.querySelectorAll('img') ?? [];

    it('stands right after the blocks for clients and valuers', () => {
      const headings = main.querySelectorAll('h2').map(textOf);
      expect(headings[2]).toBe(titles[locale]);
    });

    it('lists five figures', () => {
      expect(house?.querySelectorAll('li')).toHaveLength(5);
    });

    it('is a page of the sample report, marked as a sample once', () => {
      const text = house === undefined ? '' : readIn(house);
      expect(text).toMatch({ de: /Gutachten EX-/, en: /Report EX-/ }[locale]);
      const marks = house?.querySelectorAll('span').map(textOf) ?? [];
      expect(marks.filter((mark) => mark === { de: 'Muster', en: 'Sample' }[locale])).toHaveLength(1);
    });

    it('says that property and figures are invented', () => {
      expect(house === undefined ? '' : readIn(house)).toMatch({ de: /erfunden/, en: /invented/ }[locale]);
    });

    it('leads to the sample report', () => {
      const links = house === undefined ? [] : linksTo(house, inLanguage(locale, '/sample_report'));
      expect(links.map(labelOf)).toEqual([
        { de: 'Mustergutachten ansehen', en: 'View the sample report' }[locale],
      ]);
    });

    it('keeps its pictures back until the first screen is there', () => {
      expect(pictures).toHaveLength(10);
      for (const picture of pictures) expect(attribute(picture, 'loading')).toBe('lazy');
      const preloaded = pageAt(pathTo(locale, 'home'))
        .document.querySelectorAll('link[rel=preload]')
        .map((link) => link.outerHTML);
      expect(preloaded.filter((link) => link.includes('house-'))).toEqual([]);
    });

    // Chromium leaves a layer unpainted that is decoded later than the one below it, in one of four first scrolls.
    it('has its layers painted together', () => {
      for (const picture of pictures) expect(attribute(picture, 'decoding')).toBe('sync');
    });
  });

  describe('its section on security', () => {
    const patterns = patternsOf(securityPoints, locale);
    const security = partNaming(main, 'section', patterns);

    it('is named security and compliance (statement 73)', () => {
      const headings = security
        ?.querySelectorAll('h2, h3, p')
        .map(textOf)
        .filter((text) => !text.endsWith('.'));
      const named = headings?.filter((text) => /Compliance/i.test(text));
      expect(named, 'neither heading nor eyebrow says compliance').not.toEqual([]);
    });

    it.each(Object.entries(securityPoints))('says in a sentence what %s does (statement 73)', (_, name) => {
      expect(faultOfItem(security, name[locale], patterns, locale)).toBe('');
    });

    it('says that data is hosted in Germany (statement 23)', () => {
      expect(security === undefined ? '' : readIn(security)).toMatch(hosting[locale]);
    });

    it('leads to more about it (statement 73)', () => {
      const links = security?.querySelectorAll('a').map((link) => attribute(link, 'href')) ?? [];
      expect(links).toContainEqual(expect.stringMatching(/\/(?:trust|platform\/security_compliance)/));
    });
  });

  it('links to lawyers and administrators by their whole name (statement 164)', () => {
    const name = { de: 'Anwälte, Nachlass- und Insolvenzverwalter', en: 'Lawyers and administrators' };
    expect(linksTo(main, inLanguage(locale, '/lawyers')).map(labelOf)).toContainEqual(
      expect.stringContaining(name[locale]),
    );
  });

  it('links to the sample report (requirement 3.14)', () => {
    expect(linksTo(main, inLanguage(locale, '/sample_report'))).not.toEqual([]);
  });

  it('says of each of its two estimates what it is compared with (requirement 1.35)', () => {
    expect(sentencesIn(main).filter((sentence) => comparison[locale].test(sentence))).toHaveLength(2);
  });

  it('says that registering obliges nobody to commission anything, not "to nothing" (requirement 1.6)', () => {
    expect(readIn(main)).not.toMatch({ de: /zu nichts/, en: /to nothing/ }[locale]);
  });
});
