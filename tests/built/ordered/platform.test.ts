import { describe, expect, it } from 'vitest';
import {
  inLanguage,
  isDescribed,
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
  type InBoth,
} from '../contents.ts';
import { attribute, textOf } from '../site.ts';
import { comparison, hosting, patternsOf, securityPoints } from './orders.ts';

const documents: InBoth = { de: /Unterlagen|Dokument/, en: /document/i };
const inspections: InBoth = { de: /Ortstermin|Besichtigung/, en: /inspection/i };

const features: Record<'valuers' | 'clients', Record<string, InBoth>> = {
  valuers: {
    'lead generation': { de: /(?<!besseren )Anfragen/, en: /enquiries|leads/i },
    'offer negotiation': { de: /verhand/i, en: /negotiat/i },
    'document management': documents,
    'inspection management': inspections,
  },
  clients: {
    'lead generation': { de: /Sachverständige|Angebote/, en: /valuer|offers/i },
    'multiple enquiries': { de: /mehrere Anfragen/i, en: /(?:several|multiple) enquiries/i },
    'document management': documents,
    'inspection management': inspections,
  },
};

const sides = (['valuers', 'clients'] as const).flatMap((side) =>
  Object.entries(features[side]).map(([feature, name]) => ({ side, feature, name })),
);

describe.each(spoken)('the platform’s page in %s', (locale) => {
  const main = mainOf(locale, 'platform');

  it.each([
    ['lead generation', { de: /[Bb]is zu 30 %.*Anfragen/, en: /[Uu]p to 30 ?%.*enquiries/ }],
    ['process management', { de: /[Rr]und 40 %.*Verwaltung/, en: /[Aa]bout 40 ?%.*admin/ }],
  ])('describes %s in its lead (statement 108)', (_, benefit: InBoth) => {
    const section = sectionOf(locale, 'platform', 'core_benefits');
    const named = itemsIn(section).filter(({ lines }) => benefit[locale].test(lines.join(' ')));
    expect(named.map(({ name }) => name)).not.toEqual([]);
  });

  /** What stands below the section's heading. */
  const featuresOf = (side: 'valuers' | 'clients') =>
    itemsIn(sectionOf(locale, 'platform', side)).filter(({ tag }) => tag !== 'H2');

  it.each(sides)('describes $feature for $side (statements 109 and 110)', ({ side, name }) => {
    const item = featuresOf(side).find((feature) => name[locale].test(feature.name));
    expect(item, `no heading says ${name[locale]}`).toBeDefined();
    expect(item && isDescribed(item, locale), item?.lines.join(' ')).toBe(true);
  });

  it.each(['valuers', 'clients'] as const)(
    'has four described features for %s (statements 109 and 110)',
    (side) => {
      const described = featuresOf(side).filter((item) => isDescribed(item, locale));
      expect(described.map(({ name }) => name)).toHaveLength(4);
    },
  );

  it.each([
    ['valuers', { de: /Sachverständige/, en: /valuers/i }],
    ['clients', { de: /Auftraggeber|Kunden/, en: /clients/i }],
  ] as const)('says whom its section for %s is for (statement 111)', (side, who: InBoth) => {
    const section = sectionOf(locale, 'platform', side);
    const [first = '', second = ''] = linesIn(section);
    expect(`${first} ${second}`).toMatch(who[locale]);
  });

  it.each(['valuers', 'clients'] as const)(
    'leads %s to their registration (statements 211 and 212)',
    (side) => {
      const kind = side === 'valuers' ? 'valuer' : 'client';
      expect(registrationsIn(sectionOf(locale, 'platform', side), kind)).toHaveLength(1);
    },
  );

  describe('its section on security', () => {
    const section = sectionOf(locale, 'platform', 'security_compliance');
    const patterns = patternsOf(securityPoints, locale);

    it('has a heading that is more than a link (statements 63 and 112)', () => {
      const heading = section.querySelector('h2');
      expect(textOf(heading)).not.toBe('');
      expect(heading?.querySelector('a') ?? null).toBeNull();
    });

    it.each(Object.entries(securityPoints))('says in a sentence what %s does (statement 112)', (_, name) => {
      expect(faultOfItem(section, name[locale], patterns, locale)).toBe('');
    });

    it('says that data is hosted in Germany (statement 23)', () => {
      expect(readIn(section)).toMatch(hosting[locale]);
    });

    it('leads to security and contracts (statement 168)', () => {
      const hrefs = section.querySelectorAll('a').map((link) => attribute(link, 'href'));
      expect(hrefs).toContainEqual(expect.stringContaining(inLanguage(locale, '/trust')));
    });
  });

  describe('its testimonials', () => {
    const section = sectionOf(locale, 'platform', 'testimonials');

    it('never say that there is none (statement 167)', () => {
      const none = { de: /noch keine|bisher keine|gibt es nicht/i, en: /none yet|no testimonials|not yet/i };
      expect(readIn(section)).not.toMatch(none[locale]);
    });

    it('invite in a sentence to write how it goes (statement 167)', () => {
      const invitation = {
        de: /Schreiben Sie uns|Erzählen Sie uns|Sagen Sie uns/,
        en: /\b(?:[Tt]ell|[Ww]rite(?: to)?) us\b|\blet us know\b/,
      };
      expect(sentencesIn(section).join(' ')).toMatch(invitation[locale]);
    });

    it('link to the form (statement 167)', () => {
      expect(linksTo(section, inLanguage(locale, '/contact#send_message'))).toHaveLength(1);
    });
  });

  it('marks documents and inspections as features since 2025, once (statement 13)', () => {
    const marks = readIn(main).match(/\b(?:[Ss]eit|[Ss]ince) 2025/g);
    expect(marks).toHaveLength(1);
  });

  it('says in its first section what it costs to try (requirement 1.6)', () => {
    const hero = main.querySelector('h1')?.closest('section') ?? main;
    const free = { de: /kostet nichts|kostenlos|kostenfrei/, en: /costs? (?:you )?nothing|free/ };
    expect(readIn(hero)).toMatch(free[locale]);
  });

  it('says of each of its two estimates what it is compared with (requirement 1.35)', () => {
    expect(sentencesIn(main).filter((sentence) => comparison[locale].test(sentence))).toHaveLength(2);
  });
});
