import { describe, expect, it } from 'vitest';
import type { FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { legalSource } from './legal/load.ts';
import { languages } from './load.ts';
import { legalDocuments } from './types/legal.ts';

/** A text and where it stands: "home.hero.title". */
type Said = { at: string; text: string };

/** Every text of the site in a language, with plain spaces and without soft hyphens. */
function saidIn(locale: Locale): Said[] {
  const found: Said[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value === 'string')
      found.push({ at, text: value.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ') });
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) visit(part, at === '' ? key : `${at}.${key}`);
  };
  visit(languages[locale].content, '');
  return found;
}

const legalIn = (locale: Locale): Said[] =>
  legalDocuments.map((document) => ({ at: `legal/${document}.md`, text: legalSource(locale, document) }));

/** Words that one thing has another word for (docs/language.md), and wordings that say what is not so. */
const refused: Partial<Record<Locale, readonly RegExp[]>> = {
  de: [
    // We look at what valuers state; nobody examines their competence.
    /\bgeprüfte\w*(?:\s\S+)?\s(?:Sachverständige|Gutachter)/i,
    /\b(?:Sachverständige|Gutachter)\w*\s(?:\S+\s){0,4}geprüft\b/i,
    /Lieferzeit|Werktag|Verwaltungsgebühr|Telefonkette/i,
    /Gutachtenpreis|Bewertungspreis|Preis der Bewertung/i,
    /\b[Bb]innen\b/,
    // Five minutes are a valuer's work, not the time that passes.
    /bis zu Ihrem Angebot vergehen|Von der Anfrage bis zum? (?:Ihrem )?Angebot/i,
    /Pilotkunden|Versicherungsfall/i,
  ],
  en: [
    /\b(?:checked|vetted|approved|certified)\svaluers?\b/i,
    /\badmin fees?\b|\bvaluation price\b|\bprice of the valuation\b/i,
    /\b(?:qualified|more|additional) leads?\b/i,
    // Valuers win instructions.
    /\b(?:an|each|every|the|this|your) orders?\b/i,
    /\bvacation homes?\b|\bcondominiums?\b|\bretail stores?\b/i,
    /\d\s?(?:am|pm)\b/,
    /from enquiry to (?:your )?offer/i,
    /pilot customers|insurance claim/i,
  ],
};

/** Words that wear out: how often the whole site may say them. */
const rationed: Partial<Record<Locale, readonly { words: RegExp; atMost: number }[]>> = {
  de: [
    { words: /\bVorgang(?:s|es)?\b/g, atMost: 4 },
    { words: /\ban einem Ort\b/g, atMost: 3 },
  ],
  en: [{ words: /\bin one place\b/gi, atMost: 3 }],
};

/** What a figure is never stated without. */
const softened: Partial<Record<FactKey, Partial<Record<Locale, RegExp>>>> = {
  adminTimeSaved: { de: /\brund\b/i, en: /\babout\b/i },
  timeToEnquiry: { de: /durchschnittlich|im Durchschnitt/i, en: /on average/i },
  additionalLeads: { de: /bis zu/i, en: /up to/i },
  shortValuationFrom: { de: /ab etwa/i, en: /from about/i },
  fullValuationFrom: { de: /ab etwa/i, en: /from about/i },
};

/** Amounts that are never stated without saying that VAT is added. */
const net: readonly FactKey[] = ['minimumFee', 'successFee', 'shortValuationFrom', 'fullValuationFrom'];
const saysNet: Partial<Record<Locale, RegExp>> = {
  de: /zzgl\. USt|zuzüglich Umsatzsteuer|netto|ohne Umsatzsteuer/,
  en: /plus VAT|VAT is added|\bnet\b|without VAT/,
};
/** Where a total or its page says it around the amount. */
const besideNet = /\.bills\.|\.ledger\.\d+\.value$/;

describe.each(localeCodes)('the copy in %s', (locale) => {
  const said = saidIn(locale);
  const { figure, dative } = languages[locale].format;
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
  const stating = (key: FactKey) => {
    const forms = [...new Set([plain(figure[key]), plain(dative[key])])];
    const stated = new RegExp(
      String.raw`(?<![\p{N}.,]|\p{N} (?:bis|to) )(?:${forms.map((form) => RegExp.escape(form)).join('|')})(?![\p{L}\p{N}]|[.,]\p{N})`,
      'u',
    );
    // A figure alone is a statistic or a price, whose words stand beside it.
    return said.filter(({ text }) => stated.test(text) && !forms.includes(text));
  };

  it.each(refused[locale] ?? [])('does not say %s', (pattern) => {
    expect([...said, ...legalIn(locale)].filter(({ text }) => pattern.test(text))).toEqual([]);
  });

  it.each(rationed[locale] ?? [])('says $words at most $atMost times', ({ words, atMost }) => {
    const hits = said.flatMap(({ at, text }) => (text.match(words) ?? []).map(() => at));
    expect(hits.length, hits.join(', ')).toBeLessThanOrEqual(atMost);
  });

  it.each(Object.entries(softened) as [FactKey, Partial<Record<Locale, RegExp>>][])(
    'states %s only as the estimate that it is',
    (key, words) => {
      const stated = stating(key);
      expect(stated).not.toEqual([]);
      expect(stated.filter(({ text }) => words[locale]?.test(text) === false)).toEqual([]);
    },
  );

  it.each(net)('says beside %s that VAT is added', (key) => {
    const stated = stating(key).filter(({ at }) => !besideNet.test(at));
    expect(stated).not.toEqual([]);
    // An answer of the FAQ is read, and quoted, as a whole.
    const around = ({ at, text }: Said) => {
      const answer = /^faq\.items\.\w+\.answer/.exec(at)?.[0];
      const parts = said.filter((other) => answer !== undefined && other.at.startsWith(answer));
      return [text, ...parts.map((part) => part.text)].join(' ');
    };
    expect(stated.filter((one) => saysNet[locale]?.test(around(one)) === false)).toEqual([]);
  });

  it('calls verification voluntary only where it names the condition', () => {
    const voluntary = said.filter(({ text }) => /freiwillig|voluntary|optional/i.test(text));
    expect(voluntary).not.toEqual([]);
    expect(
      voluntary.filter(
        ({ text }) => !/Voraussetzung|nur (?:an )?verifizierte|condition|only (?:to )?verified/.test(text),
      ),
    ).toEqual([]);
  });

  it('says of a sample what it shows, and by the same mark everywhere that it is one', () => {
    const mark = languages[locale].content.caseStage.sample;
    const shown = said.filter(({ at }) => /^(?:caseStage|home|lawyers)\.(?!meta\b).*\bdescription$/.test(at));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter(({ text }) => !(text.startsWith(`${mark}: `) && text.endsWith('.')))).toEqual([]);
    const marks = said.filter(({ at }) => /^(?!sampleReport\b).*\.sample$/.test(at));
    expect(marks.filter(({ text }) => text !== mark)).toEqual([]);
  });
});
