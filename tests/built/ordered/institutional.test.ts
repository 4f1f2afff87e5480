import { describe, expect, it } from 'vitest';
import {
  inLanguage,
  isDescribed,
  itemNamed,
  itemsIn,
  faultOfItem,
  linesIn,
  linksTo,
  mainOf,
  sectionOf,
  readIn,
  registrationsIn,
  sentencesIn,
  spoken,
  statisticOf,
  wholeSentencesIn,
  type InBoth,
} from '../contents.ts';
import { textOf } from '../site.ts';
import { clientPoints, comparison, keyFeatures, operatingCost, patternsOf, steps } from './orders.ts';

const industries: Record<string, InBoth> = {
  'banks and credit institutions': { de: /Banken und Kreditinstitute/, en: /banks and credit institutions/i },
  'lawyers and law firms': { de: /Anwälte und Kanzleien/, en: /lawyers and law firms/i },
  'insurance companies': {
    de: /Versicherungen|Versicherungsunternehmen/,
    en: /insurance companies|insurers/i,
  },
  'real estate agencies': { de: /Maklerunternehmen|Immobilienmakler/, en: /estate agen/i },
};

/** Sections that have items of their own, which are not the lead's features. */
const otherSections = ['industries', 'how_to_start', 'pricing', 'create_enquiry'];

describe.each(spoken)('the page for institutional clients in %s', (locale) => {
  const main = mainOf(locale, 'institutional');
  const features = patternsOf(keyFeatures, locale);

  it('has a headline that says that one enquiry brings several offers (statement 4)', () => {
    const headline = { de: /(?:Eine|einer) Anfrage.*Angebote/, en: /(?:One|one) enquiry.*offers/ };
    expect(textOf(main.querySelector('h1'))).toMatch(headline[locale]);
  });

  it('describes four features in its lead, beside the key features (statement 74)', () => {
    const apart = otherSections.map((section) => readIn(sectionOf(locale, 'institutional', section)));
    const inLead = itemsIn(main).filter(
      ({ name, tag, element }) =>
        tag !== 'H2' &&
        !features.some((feature) => feature.test(name)) &&
        !apart.some((section) => section.includes(readIn(element))),
    );
    const described = inLead.filter((item) => isDescribed(item, locale));
    expect(
      described.length,
      `described are ${described.map(({ name }) => name).join(', ')}`,
    ).toBeGreaterThanOrEqual(4);
  });

  it('names operating cost saved as a statistic, with admin time as its part (statement 75)', () => {
    expect(statisticOf(main, operatingCost[locale])).toBeDefined();
  });

  it.each([
    [
      'time to enquiry',
      76,
      {
        de: /(?:im Schnitt|durchschnittlich) 4 Minuten.*Anfrage/,
        en: /average.*4 minutes.*enquiry|4 minutes on average.*enquiry/i,
      },
    ],
    [
      'time to offer',
      77,
      {
        de: /16 Stunden.*erste Angebot|erste Angebot.*16 Stunden/,
        en: /16 hours.*first offer|first offer.*16 hours/i,
      },
    ],
  ])('has %s as a statistic (statement %i)', (_, __, statistic: InBoth) => {
    expect(statisticOf(main, statistic[locale])).toBeDefined();
  });

  it.each(Object.entries(industries))(
    'says in a sentence what %s ask for (statements 78 to 81)',
    (_, name) => {
      const section = sectionOf(locale, 'institutional', 'industries');
      expect(faultOfItem(section, name[locale], patternsOf(industries, locale), locale)).toBe('');
    },
  );

  it('leads from the lawyers among the industries to their own solution (statement 69)', () => {
    const section = sectionOf(locale, 'institutional', 'industries');
    const wanted = patternsOf(industries, locale);
    const card = itemNamed(section, industries['lawyers and law firms']?.[locale] ?? /^$/, wanted);
    expect(card && linksTo(card.element, inLanguage(locale, '/lawyers/our_solution'))).toHaveLength(1);
  });

  it.each(Object.entries(keyFeatures))('describes the key feature %s (statement 82)', (_, name) => {
    expect(faultOfItem(main, name[locale], features, locale)).toBe('');
  });

  it.each(Object.entries(keyFeatures))(
    'has %s where its address says core benefits (statement 51)',
    (_, name) => {
      const section = sectionOf(locale, 'institutional', 'core_benefits');
      expect(itemNamed(section, name[locale], features)).toBeDefined();
    },
  );

  it('has its key features in a section with a heading (statement 82)', () => {
    const named = itemNamed(main, features[0] ?? /^$/, features);
    const section = named?.element.closest('section');
    expect(section, 'the key features stand outside every section').toBeTruthy();
    expect(textOf(section?.querySelector('h2'))).not.toBe('');
  });

  it('has six steps in order (statement 83)', () => {
    const section = sectionOf(locale, 'institutional', 'how_to_start');
    const headings = section.querySelectorAll('h3').map(textOf);
    const wanted = patternsOf(steps, locale);
    expect(headings).toEqual(wanted.map((step): unknown => expect.stringMatching(step)));
  });

  it.each(Object.entries(steps))('says what happens in the step %s (statement 83)', (_, name) => {
    const section = sectionOf(locale, 'institutional', 'how_to_start');
    expect(itemNamed(section, name[locale], patternsOf(steps, locale))?.sentences).not.toEqual([]);
  });

  it('lets its sample offers be sorted by fee and turnaround (statement 5)', () => {
    const ways = { de: [/Honorar/, /Bearbeitungszeit/], en: [/Fee/, /Turnaround/] };
    const labels = sectionOf(locale, 'institutional', 'how_to_start').querySelectorAll('label').map(textOf);
    for (const way of ways[locale]) expect(labels).toContainEqual(expect.stringMatching(way));
  });

  it('marks documents as a feature since 2025 (statement 13)', () => {
    const mark = { de: /[Ss]eit 2025/, en: /[Ss]ince 2025/ };
    expect(readIn(main)).toMatch(mark[locale]);
  });

  it.each([
    [
      'short valuations start at about €250',
      30,
      { de: /Kurzgutachten.*ab etwa 250 €/, en: /Short valuation.*from about €250/ },
    ],
    [
      'full valuations start at about €1,250',
      31,
      { de: /Vollgutachten.*ab etwa 1\.250 €/, en: /Full valuation.*from about €1,250/ },
    ],
    [
      'the valuer pays the success fee of 5.0 %',
      25,
      {
        de: /5,0 %.*zahlt der Sachverständige|zahlt der Sachverständige.*5,0 %/,
        en: /5\.0 ?%.*paid by the valuer|the valuer pays.*5\.0 ?%/,
      },
    ],
    ['the minimum is €4.99 a report', 26, { de: /mindestens 4,99 €/, en: /at least €4\.99|minimum €4\.99/ }],
    [
      'no processing fee is charged for 3 months',
      29,
      { de: /3 Monate.*Bearbeitungsentgelt/, en: /3 months.*processing fee/ },
    ],
    [
      'client and valuer conclude their own contract',
      34,
      { de: /Vertrag.*(?:direkt|unmittelbar) mit/, en: /contract.*direct/i },
    ],
    [
      'the fee is the valuer’s',
      35,
      { de: /gehört das Honorar|Honorar gehört/, en: /who earns the fee|fee (?:belongs to|is) the valuer/ },
    ],
  ])('says in its prices that %s (statement %i)', (_, __, price: InBoth) => {
    expect(readIn(sectionOf(locale, 'institutional', 'pricing'))).toMatch(price[locale]);
  });

  it.each(Object.entries(clientPoints))(
    'promises "%s" in its call to action (statements 8, 9 and 90)',
    (_, point) => {
      const section = sectionOf(locale, 'institutional', 'create_enquiry');
      expect(linesIn(section)).toContainEqual(expect.stringMatching(point[locale]));
    },
  );

  it('ends in a call to register as a client (statement 84)', () => {
    const section = sectionOf(locale, 'institutional', 'create_enquiry');
    expect(registrationsIn(section, 'client')).toHaveLength(1);
    expect(wholeSentencesIn(section, locale)).not.toEqual([]);
  });

  it('says once what its estimates are compared with (requirement 1.35)', () => {
    expect(sentencesIn(main).filter((sentence) => comparison[locale].test(sentence))).toHaveLength(1);
  });
});
