import { describe, expect, it } from 'vitest';
import {
  faultOfItem,
  linesIn,
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

/** What the platform does in each case (requirement 2.12), in a sentence that a lawyer sees before the law. */
const solutions: Record<string, InBoth<readonly RegExp[]>> = {
  'an estate: one enquiry for all its houses': {
    de: [/eine[rn]? (?:einzige[rn]? )?Anfrage/i, /Häuser|Immobilien|Objekte/],
    en: [/(?:one|a single) enquiry/i, /houses|properties/],
  },
  'an insolvency: offers side by side for the creditors': {
    de: [/Angebote/, /Gläubiger/],
    en: [/offers/i, /creditor/],
  },
  'the tax office: a report that it can follow': {
    de: [/Gutachten/, /Finanzamt/],
    en: [/report|valuation/, /tax office/],
  },
};

const law: InBoth = { de: /§|Art\. \d/, en: /\bsections? \d|\bArticle \d/ };

/** Names of what the platform does, as against what the law says. */
const platform: InBoth = { de: /Anfrage|Angebot|Plattform|Bewertra/, en: /enquir|offer|platform|Bewertra/i };

describe.each(spoken)('the page for lawyers and administrators in %s', (locale) => {
  const main = mainOf(locale, 'lawyers');

  it('says in its lead that the offers come from valuers (statements 4 and 85)', () => {
    const hero = main.querySelector('h1')?.closest('section') ?? main;
    const offers = {
      de: /Angebote.*Sachverständige|Sachverständige.*Angebote/,
      en: /offers.*valuers|[Vv]aluers.*offer/,
    };
    expect(sentencesIn(hero).join(' ')).toMatch(offers[locale]);
  });

  it('asks to register as a client in its first section and in its last (statement 85)', () => {
    const hero = main.querySelector('h1')?.closest('section') ?? main;
    expect(registrationsIn(hero, 'client')).toHaveLength(1);
    expect(registrationsIn(sectionOf(locale, 'lawyers', 'create_enquiry'), 'client')).toHaveLength(1);
  });

  it.each(Object.entries(clientPoints))('promises "%s" in its call to action (statement 90)', (_, point) => {
    const section = sectionOf(locale, 'lawyers', 'create_enquiry');
    expect(linesIn(section)).toContainEqual(expect.stringMatching(point[locale]));
  });

  it('names operating cost saved as a statistic, with admin time as its part (statement 86)', () => {
    expect(statisticOf(main, operatingCost[locale])).toBeDefined();
  });

  it.each([
    [
      'time to enquiry',
      { de: /(?:im Schnitt|durchschnittlich) 4 Minuten/, en: /average.*4 minutes|4 minutes on average/i },
    ],
    [
      'time to offer',
      {
        de: /16 Stunden.*erste Angebot|erste Angebot.*16 Stunden/,
        en: /16 hours.*first offer|first offer.*16 hours/i,
      },
    ],
  ])('has %s as a statistic (statement 86)', (_, statistic: InBoth) => {
    expect(statisticOf(main, statistic[locale])).toBeDefined();
  });

  it.each(Object.entries(keyFeatures))('describes the key feature %s (statement 87)', (_, name) => {
    const section = sectionOf(locale, 'lawyers', 'core_benefits');
    expect(faultOfItem(section, name[locale], patternsOf(keyFeatures, locale), locale)).toBe('');
  });

  it('has six steps in order (statement 88)', () => {
    const headings = sectionOf(locale, 'lawyers', 'how_to_start').querySelectorAll('h3').map(textOf);
    const wanted = patternsOf(steps, locale);
    expect(headings).toEqual(wanted.map((step): unknown => expect.stringMatching(step)));
  });

  it.each(Object.entries(steps))(
    'says in a sentence what happens in the step %s (statement 88)',
    (_, name) => {
      const section = sectionOf(locale, 'lawyers', 'how_to_start');
      expect(faultOfItem(section, name[locale], patternsOf(steps, locale), locale)).toBe('');
    },
  );

  describe('its own solution', () => {
    const section = sectionOf(locale, 'lawyers', 'our_solution');

    it('is called a solution by its heading (statement 89)', () => {
      expect(textOf(section.querySelector('h2'))).toMatch({ de: /Lösung/, en: /solution/i }[locale]);
    });

    it.each(Object.entries(solutions))('says what the platform does for %s (statement 89)', (_, wanted) => {
      const found = wholeSentencesIn(section, locale).filter((sentence) =>
        wanted[locale].every((word) => word.test(sentence)),
      );
      expect(found).not.toEqual([]);
    });

    it('says first what the platform does, then the law (statement 89)', () => {
      const sentences = wholeSentencesIn(section, locale);
      const firstLaw = sentences.findIndex((sentence) => law[locale].test(sentence));
      const before = sentences.slice(0, firstLaw).filter((sentence) => platform[locale].test(sentence));
      expect(firstLaw, 'no law is cited').toBeGreaterThan(-1);
      expect(before).not.toEqual([]);
    });

    it.each([
      ['an estate', { de: /Nachlass/, en: /estate/i }],
      ['an insolvency', { de: /Insolvenz/, en: /insolvency/i }],
      ['the tax office', { de: /Finanzamt/, en: /tax office/i }],
    ])('has %s among its cases (statement 89)', (_, matter: InBoth) => {
      expect(section.querySelectorAll('h3').map(textOf)).toContainEqual(
        expect.stringMatching(matter[locale]),
      );
    });
  });

  it('says who gets the invoice (requirement 2.12)', () => {
    expect(readIn(main)).toMatch({ de: /An wen geht die Rechnung\?/, en: /Who is invoiced\?/ }[locale]);
  });

  it('says once what its estimates are compared with (requirement 1.35)', () => {
    expect(sentencesIn(main).filter((sentence) => comparison[locale].test(sentence))).toHaveLength(1);
  });
});
