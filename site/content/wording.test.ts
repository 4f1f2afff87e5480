import { describe, expect, it } from 'vitest';
import type { FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { legalSource } from './legal/load.ts';
import { languages } from './load.ts';
import { absolutesIn, rulesOf } from './testing/copyRules.ts';
import { inOrder, placed, plain, textsOf, type Text } from './testing/texts.ts';
import { legalDocuments } from './types/legal.ts';

/** The legal texts as they are written, placeholders included. */
const legalIn = (locale: Locale): Text[] =>
  legalDocuments.map((document) => ({
    key: `legal/${document}.md`,
    text: legalSource(locale, document),
    beside: '',
  }));

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
    /unmittelbar|zugesagt/i,
    /\bFragen Sie\b/,
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
    /delivery time|handling charge|\b(?:simple|slight) negligence\b|promised? no|not promised/i,
  ],
};

/** Amounts that are never stated without saying that VAT is added. */
const net: readonly FactKey[] = ['minimumFee', 'successFee', 'shortValuationFrom', 'fullValuationFrom'];
const saysNet: Partial<Record<Locale, RegExp>> = {
  de: /zzgl\. USt|zuzüglich Umsatzsteuer|netto|ohne Umsatzsteuer/,
  en: /plus VAT|VAT is added|\bnet\b|without VAT/,
};
/** Where a total or its page says it around the amount. */
const besideNet = /\.bills\.|\.ledger\.\d+\.value$|\.kinds\.\w+\.price$/;

describe.each(localeCodes)('the copy in %s', (locale) => {
  const said = textsOf(locale);
  const places = (texts: Text[]) => texts.map((text) => placed(locale, text));
  const { figure, dative, statistic } = languages[locale].format;
  const { harmless, qualifiers } = rulesOf(locale);
  /** A figure as it may stand in a text: in a sentence, in the dative, or as a large numeral with its unit. */
  const writings = (key: FactKey) => [plain(figure[key]), plain(dative[key]), inOrder(statistic(key))];
  const stating = (key: FactKey) => {
    const forms = writings(key).map((form) => RegExp.escape(form));
    const stated = new RegExp(
      String.raw`(?<![\p{L}\p{N}.,]|\p{N} (?:bis|to) )(?:${forms.join('|')})(?![\p{L}\p{N}]|[.,]\p{N})`,
      'u',
    );
    return said.filter(({ text }) => stated.test(text));
  };

  it.each(refused[locale] ?? [])('does not say %s', (pattern) => {
    const saying = [...said, ...legalIn(locale)].filter(({ text }) => pattern.test(text));
    expect(places(saying), 'use the word of docs/language.md').toEqual([]);
  });

  it('promises nothing without exception', () => {
    const phrases = harmless.map(({ phrase }) => phrase);
    const found = said.flatMap((one) =>
      absolutesIn(locale, one.text, phrases).map((word) => `“${word}” in ${placed(locale, one)}`),
    );
    expect(found, 'these words promise too much: say it without them').toEqual([]);
  });

  it.each(Object.entries(qualifiers) as [FactKey, RegExp][])(
    'states %s only as the estimate that it is',
    (key, qualifier) => {
      const stated = stating(key);
      expect(stated).not.toEqual([]);
      const bare = stated.filter(({ text, beside }) => !qualifier.test(`${text} ${beside}`));
      expect(places(bare), `beside the figure write words such as ${qualifier}`).toEqual([]);
    },
  );

  it.each(net)('says beside %s that VAT is added', (key) => {
    // A figure alone is a statistic or a price, whose words stand beside it.
    const stated = stating(key).filter(
      (one) => !besideNet.test(one.key) && !writings(key).includes(one.text),
    );
    expect(stated).not.toEqual([]);
    // An answer of the FAQ is read, and quoted, as a whole.
    const around = ({ key, text }: Text) => {
      const answer = /^faq\.items\.\w+\.answer/.exec(key)?.[0];
      const parts = said.filter((other) => answer !== undefined && other.key.startsWith(answer));
      return [text, ...parts.map((part) => part.text)].join(' ');
    };
    const bare = stated.filter((one) => saysNet[locale]?.test(around(one)) === false);
    expect(places(bare), 'say beside the amount that VAT is added').toEqual([]);
  });

  it('calls verification voluntary only where it says that enquiries need it', () => {
    const voluntary = said.filter(({ text }) => /freiwillig|voluntary|optional/i.test(text));
    const condition =
      /Voraussetzung|(?:nur|erst|sobald) .*(?:mit ihr|danach|verifiziert)|condition|(?:only|once) .*(?:with it|verified)/i;
    const bare = voluntary.filter(({ text, beside }) => !condition.test(`${text} ${beside}`));
    expect(places(bare), 'say too that only verified valuers receive enquiries').toEqual([]);
  });

  it('says of a sample what it shows, and by the same mark everywhere that it is one', () => {
    const mark = languages[locale].content.common.sample;
    const shown = said.filter(({ key }) =>
      /^(?:caseStage|home|lawyers)\.(?!meta\b).*\bdescription$/.test(key),
    );
    expect(shown.length).toBeGreaterThan(1);
    const unmarked = shown.filter(({ text }) => !(text.startsWith(`${mark}: `) && text.endsWith('.')));
    expect(places(unmarked), `begin with “${mark}: ” and end with a full stop`).toEqual([]);
    const marks = said.filter(({ key }) => /^(?!sampleReport\b).*\.sample$/.test(key));
    const otherMarks = marks.filter(({ text }) => text !== mark);
    expect(places(otherMarks), `write “${mark}”`).toEqual([]);
  });
});
