import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeLimits } from '#common/fees.ts';
import { localeCodes, locales } from '#common/locales.ts';
import { feeOfFragment, fragmentOf, readAmount } from './amount.ts';

const amounts = fc
  .integer({ min: feeLimits.from * 100, max: feeLimits.to * 100 })
  .map((cents) => cents / 100);

describe.each(localeCodes)('an amount in %s', (locale) => {
  const { tag } = locales[locale];
  const read = (text: string) => readAmount(text, tag, feeLimits);

  it('is read as it is written, with groups or without, with or without the currency', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.boolean(),
        fc.constantFrom('decimal', 'currency'),
        (euros, useGrouping, style) => {
          const options = { useGrouping, style, currency: 'EUR', minimumFractionDigits: 2 } as const;
          expect(read(euros.toLocaleString(tag, options))).toEqual({ euros });
        },
      ),
    );
  });

  it.each([
    ['', 'empty'],
    ['viel', 'noNumber'],
    ['12e3', 'noNumber'],
    ['4 800 000 000', 'tooLarge'],
    ['-4800', 'negative'],
    ['0', 'negative'],
    ['3', 'tooSmall'],
    ['1.2.3', 'noNumber'],
  ])('refuses “%s”: %s', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });
});

it.each([
  ['de-DE', '4.800,50', 4800.5],
  ['de-DE', '4800.50', 4800.5],
  ['en-GB', '4,800.50', 4800.5],
  ['en-GB', '4800,50', 4800.5],
  ['de-DE', '€1,250.00', 1250],
  ['de-DE', '1,234.5', 1234.5],
  ['en-GB', '1.250,00 €', 1250],
  ['de-DE', '1.250,-', 1250],
  ['de-DE', '1250,-- €', 1250],
  ['de-DE', '1.250,—', 1250],
  ['en-GB', '€1,250.–', 1250],
])('in %s “%s” is %d', (tag, text, euros) => {
  expect(readAmount(text, tag, feeLimits)).toEqual({ euros });
});

it('survives the way through an address', () => {
  expect(feeOfFragment(fragmentOf(4800.5, 'fee'), ['honorar', 'fee'], feeLimits)).toBe(4800.5);
});

it.each(['', '#fee=-3', '#fee=abc', '#gebuehr=4800', '#fee=1e9'])('takes no fee from “%s”', (hash) => {
  expect(feeOfFragment(hash, ['honorar', 'fee'], feeLimits)).toBeUndefined();
});
