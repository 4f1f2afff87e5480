import { describe, expect, it } from 'vitest';
import {
  inLanguage,
  itemNamed,
  faultOfItem,
  linksTo,
  mainOf,
  partNaming,
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
import { comparison, patternsOf } from './orders.ts';

const features: Record<string, InBoth> = {
  'detailed enquiries': { de: /(?:Detaillierte|Ausführliche|Genaue) Anfragen/i, en: /detailed enquiries/i },
  'data protection': { de: /Datenschutz/, en: /data protection/i },
  'fair pricing': { de: /faire Preise|faires? Honorare?/i, en: /fair pric/i },
};

const steps: Record<string, InBoth> = {
  'register now': { de: /Jetzt registrieren/, en: /Register now/ },
  verification: { de: /Verifizierung/, en: /Verification/ },
  'welcome aboard': { de: /Willkommen an Bord/, en: /Welcome aboard/ },
  'link implementation': { de: /Link einb(?:inden|auen)/, en: /Link implementation/ },
};

type PropertyType = { name: InBoth; examples: InBoth<readonly RegExp[]> };

/** Property types with the specification's examples; English says them as a Briton does. */
const propertyTypes: Record<string, PropertyType> = {
  residential: {
    name: { de: /Wohnimmobilien/, en: /Residential/ },
    examples: {
      de: [
        /Einfamilienhäuser/,
        /Mietwohnungen/,
        /Eigentumswohnungen/,
        /Stadthäuser|Reihenhäuser/,
        /Ferienhäuser/,
      ],
      en: [
        /[Ss]ingle-family homes/,
        /apartments|rented flats/,
        /condominiums|individually owned flats/,
        /townhouses/,
        /vacation homes|holiday homes/,
      ],
    },
  },
  commercial: {
    name: { de: /Gewerbeimmobilien/, en: /Commercial/ },
    examples: {
      de: [/Bürogebäude/, /Ladengeschäfte|Läden/, /Einkaufszentren/, /Hotels/, /Restaurants|Gastronomie/],
      en: [/[Oo]ffice buildings/, /shops|retail stores/, /shopping cent/, /hotels/, /restaurants/],
    },
  },
  industrial: {
    name: { de: /Industrieimmobilien/, en: /Industrial/ },
    examples: {
      de: [/Lagerh/, /Fabriken/, /Produktionsstätten/, /Logistikzentren|Verteilzentren/],
      en: [/[Ww]arehouses/, /factories/, /manufacturing plants/, /distribution cent/],
    },
  },
  land: {
    name: { de: /Grundstücke|Grund und Boden/, en: /Land/ },
    examples: {
      de: [/[Ll]andwirtschaftliche Flächen/, /unbebaute Grundstücke/, /Bauland|Baugrundstücke/],
      en: [/[Aa]gricultural land/, /undeveloped land/, /plots for development/],
    },
  },
};

const examples = Object.entries(propertyTypes).flatMap(([type, { examples: named }]) =>
  named.de.map((de, at) => ({ type, de, en: named.en[at] ?? /^$/ })),
);

describe.each(spoken)('the page for valuers in %s', (locale) => {
  const main = mainOf(locale, 'professional');
  const hero = main.querySelector('h1')?.closest('section') ?? main;

  it('has a lead that says that valuers make offers and negotiate (statements 12 and 91)', () => {
    const lead = { de: /Angebot.*verhandel/, en: /offer.*negotiate/ };
    expect(sentencesIn(hero).join(' ')).toMatch(lead[locale]);
  });

  it('asks to register in its first section (statement 91)', () => {
    expect(registrationsIn(hero, 'valuer')).toHaveLength(1);
  });

  it('names its fee in its first section (requirement 1.23)', () => {
    expect(readIn(hero)).toMatch({ de: /5,0 %/, en: /5\.0 ?%/ }[locale]);
  });

  it('says in its first section that there are no recurring fees (statement 32)', () => {
    const none = {
      de: /(?:[Kk]eine|ohne) (?:Grundgebühr|wiederkehrende)|wiederkehrende Gebühren gibt es nicht/,
      en: /no (?:recurring|monthly) fee/i,
    };
    expect(readIn(hero)).toMatch(none[locale]);
  });

  it.each([
    ['additional leads', { de: /^bis zu 30 %.*Anfragen/i, en: /^up to 30 ?%.*enquiries/i }],
    ['admin time saved', { de: /^rund 40 %.*Verwaltung/i, en: /^about 40 ?%.*admin/i }],
    ['time to offer', { de: /^in 5 Minuten.*Angebot/i, en: /^in 5 minutes.*offer/i }],
  ])('has %s as a statistic (statement 92)', (_, statistic: InBoth) => {
    expect(statisticOf(main, statistic[locale])).toBeDefined();
  });

  it.each(examples)('names $en as an example of $type properties (statements 93 to 96)', (example) => {
    const { name } = propertyTypes[example.type] ?? { name: { de: /^$/, en: /^$/ } };
    const wanted = Object.values(propertyTypes).map((type) => type.name[locale]);
    const section = partNaming(main, 'section', wanted) ?? main;
    expect(itemNamed(section, name[locale], wanted)?.lines.join(' ')).toMatch(example[locale]);
  });

  it.each(Object.entries(features))('describes the key feature %s (statements 97 to 99)', (_, name) => {
    const section = sectionOf(locale, 'professional', 'key_benefits');
    expect(faultOfItem(section, name[locale], patternsOf(features, locale), locale)).toBe('');
  });

  it('says of data protection that data is encrypted and hosted in Germany (statement 98)', () => {
    const section = sectionOf(locale, 'professional', 'key_benefits');
    const item = itemNamed(
      section,
      features['data protection']?.[locale] ?? /^$/,
      patternsOf(features, locale),
    );
    expect(item?.lines.join(' ')).toMatch(
      { de: /verschlüsselt.*Deutschland/i, en: /encrypt.*German/i }[locale],
    );
  });

  it('shows a sample enquiry that describes the property, not who disagrees about it', () => {
    const desk = sectionOf(locale, 'professional', 'key_benefits');
    expect(readIn(desk)).toMatch({ de: /Die Wohnung hat/, en: /The flat has/ }[locale]);
    expect(readIn(desk)).not.toMatch({ de: /Erben/, en: /\bheirs\b/ }[locale]);
  });

  it('has four steps in order (statements 100 to 103)', () => {
    const headings = sectionOf(locale, 'professional', 'how_to_start').querySelectorAll('h3').map(textOf);
    const wanted = patternsOf(steps, locale);
    expect(headings.slice(0, 4)).toEqual(wanted.map((step): unknown => expect.stringMatching(step)));
  });

  it.each(Object.entries(steps))('says what happens in the step %s (statements 100 to 103)', (_, name) => {
    const section = sectionOf(locale, 'professional', 'how_to_start');
    expect(itemNamed(section, name[locale], patternsOf(steps, locale))?.sentences.length).toBeGreaterThan(0);
  });

  describe('its step of verification', () => {
    const section = sectionOf(locale, 'professional', 'how_to_start');
    const item = itemNamed(section, steps['verification']?.[locale] ?? /^$/, patternsOf(steps, locale));
    const text = item?.lines.join(' ') ?? '';

    it.each([
      ['optional', 104, { de: /freiwillig/, en: /optional|voluntary/ }],
      ['free', 104, { de: /kostenlos|kostenfrei|kostet nichts/, en: /free|costs nothing/ }],
      [
        'needed for enquiries',
        207,
        {
          de: /(?:nur|erst|[Ss]obald|Voraussetzung).*Anfragen|Anfragen.*(?:nur|erst)/,
          en: /(?:only|once|condition).*enquiries|enquiries.*only/i,
        },
      ],
      ['what lets premium partners get more', 105, { de: /Premium/, en: /premium/i }],
    ])('says that it is %s (statement %i)', (_, __, said: InBoth) => {
      expect(text).toMatch(said[locale]);
    });
  });

  it('says that the profile takes 3 to 5 minutes (statement 106)', () => {
    const section = sectionOf(locale, 'professional', 'how_to_start');
    expect(readIn(section)).toMatch({ de: /3 bis 5 Minuten/, en: /3 to 5 minutes/ }[locale]);
  });

  it('marks inspections and documents as features since 2025, once (statement 13)', () => {
    const marks = readIn(main).match(/\b(?:[Ss]eit|[Ss]ince) 2025/g);
    expect(marks).toHaveLength(1);
  });

  it.each([
    ['the success fee is 5.0 %', 25, { de: /5,0 %/, en: /5\.0 ?%/ }],
    ['the minimum is €4.99 a report', 26, { de: /4,99 €/, en: /€4\.99/ }],
    ['the first 6 months are free', 28, { de: /6 Monate/, en: /6 months/ }],
    ['no monthly flat fee is charged', 32, { de: /Grundgebühr/, en: /flat fee/ }],
    ['fees are net', 25, { de: /zzgl\. USt/, en: /plus VAT/ }],
    [
      'premium is by agreement',
      36,
      { de: /Premium.*Vereinbarung|Vereinbarung.*Premium/, en: /premium.*agreement|agreement.*premium/i },
    ],
  ])('says among its fees that %s (statement %i)', (_, __, fee: InBoth) => {
    expect(readIn(sectionOf(locale, 'professional', 'service_fees'))).toMatch(fee[locale]);
  });

  it('leads from the referral programme to the personal enquiry link (statement 14)', () => {
    const section = sectionOf(locale, 'professional', 'referral_programme');
    expect(linksTo(section, inLanguage(locale, '/professional/enquiry_link'))).toHaveLength(1);
    expect(wholeSentencesIn(section, locale)).not.toEqual([]);
  });

  it('ends in a call to become a partner (statement 107)', () => {
    const section = sectionOf(locale, 'professional', 'become_partner');
    expect(registrationsIn(section, 'valuer')).toHaveLength(1);
    expect(wholeSentencesIn(section, locale)).not.toEqual([]);
  });

  it('says once what its estimates are compared with (requirement 1.35)', () => {
    expect(sentencesIn(main).filter((sentence) => comparison[locale].test(sentence))).toHaveLength(1);
  });
});
