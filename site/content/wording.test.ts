import { describe, expect, it } from 'vitest';
import { asRead } from '#common/marks.ts';
import type { FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { absolutesIn } from './check/faults.ts';
import { legalSource } from './legal/load.ts';
import { folders, languages } from './load.ts';
import { inOrder, placed, textsOf, type Text } from './testing/texts.ts';
import { legalDocuments } from './types/legal.ts';

/** The legal texts as they are written, placeholders included. */
const legalIn = (locale: Locale): Text[] =>
  legalDocuments.map((document) => ({
    key: `legal/${document}.md`,
    text: legalSource(locale, document),
    beside: '',
  }));

/** Amounts that are never stated without saying that VAT is added. */
const net: readonly FactKey[] = ['minimumFee', 'successFee', 'shortValuationFrom', 'fullValuationFrom'];
/** Where a total or its page says it around the amount. */
const besideNet = /\.bills\.|\.ledger\.\d+\.value$|\.kinds\.\w+\.price$/;

describe.each(localeCodes)('the copy in %s', (locale) => {
  const said = textsOf(locale);
  const places = (texts: Text[]) => texts.map((text) => placed(locale, text));
  const { figure, dative, statistic } = languages[locale].format;
  const { rules } = folders[locale];
  const { refused, qualifiers, net: saysNet } = rules;
  /** A figure as it may stand in a text: in a sentence, in the dative, or as a large numeral with its unit. */
  const writings = (key: FactKey) => [asRead(figure[key]), asRead(dative[key]), inOrder(statistic(key))];
  const stating = (key: FactKey) => {
    const forms = writings(key).map((form) => RegExp.escape(form));
    const stated = new RegExp(
      String.raw`(?<![\p{L}\p{N}.,]|\p{N} (?:(?:bis|to) )?)(?:${forms.join('|')})(?![\p{L}\p{N}]|[.,]\p{N})`,
      'u',
    );
    return said.filter(({ text }) => stated.test(text));
  };

  it.each(refused)('does not say $pattern', ({ pattern, because }) => {
    const word = new RegExp(pattern, 'iu');
    const saying = [...said, ...legalIn(locale)].filter(({ text }) => word.test(text));
    expect(places(saying), because).toEqual([]);
  });

  it('promises nothing without exception', () => {
    const found = said.flatMap((one) =>
      absolutesIn(one.text, rules).map((word) => `“${word}” in ${placed(locale, one)}`),
    );
    expect(found, 'these words promise too much: say it without them').toEqual([]);
  });

  it.each(Object.entries(qualifiers) as [FactKey, string][])(
    'states %s only as the estimate that it is',
    (key, pattern) => {
      const qualifier = new RegExp(pattern, 'iu');
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
      const answer = /^questions\.\w+\.answer/.exec(key)?.[0];
      const parts = said.filter((other) => answer !== undefined && other.key.startsWith(answer));
      return [text, ...parts.map((part) => part.text)].join(' ');
    };
    const bare = stated.filter((one) => !new RegExp(saysNet, 'iu').test(around(one)));
    expect(places(bare), 'say beside the amount that VAT is added').toEqual([]);
  });

  it('calls verification voluntary only where it says that enquiries need it', () => {
    // A field of the form may be optional: that is not about verification.
    const claims = said.filter(({ key }) => !key.startsWith('contactForm.labels.'));
    const voluntary = claims.filter(({ text }) => /freiwillig|voluntary|optional/i.test(text));
    const condition =
      /Voraussetzung|(?:nur|erst|sobald),? .*(?:mit ihr|danach|verifiziert)|condition|(?:only|once) .*(?:with it|verified)/i;
    const bare = voluntary.filter(({ text, beside }) => !condition.test(`${text} ${beside}`));
    expect(places(bare), 'say too that only verified valuers receive enquiries').toEqual([]);
  });

  it('says of a sample what it shows, and by the same mark everywhere that it is one', () => {
    const mark = languages[locale].texts.common.sample;
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
