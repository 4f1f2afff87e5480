import type { FeeProblem } from '#site/content/types/feeCalculator.ts';

export type Typed = { euros: number } | { problem: FeeProblem };
export type Limits = { from: number; to: number };

/** The signs by which a language groups digits and begins decimal places: "." and "," in German. */
function signs(tag: string) {
  const parts = new Intl.NumberFormat(tag).formatToParts(12345.6);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/**
 * What somebody typed as an amount, by the rules of their language: "4.800,50" in German, "4,800.50" in English,
 * with or without groups and currency. The other language's decimal sign is taken for one where it can be
 * nothing else, before one or two digits.
 * @param tag the language, as BCP 47 names it
 */
export function readAmount(text: string, tag: string, { from, to }: Limits): Typed {
  const { group, decimal } = signs(tag);
  const bare = text.replaceAll(/[\s\u00a0\u202f€]|EUR/gi, '').replace(/^\u2212/, '-');
  if (bare === '') return { problem: 'empty' };
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/.exec(bare) ?? [];
  const [g, d] = [RegExp.escape(group), RegExp.escape(decimal)];
  const usual = new RegExp(`^(?:\\d+|\\d{1,3}(?:${g}\\d{3})+)(?:${d}\\d{1,2})?$`);
  const foreign = new RegExp(`^\\d+${g}\\d{1,2}$`);
  const plain = usual.test(digits)
    ? digits.replaceAll(group, '').replace(decimal, '.')
    : foreign.test(digits)
      ? digits.replace(group, '.')
      : undefined;
  if (plain === undefined) return { problem: 'noNumber' };
  const euros = Number(plain);
  if (sign === '-' || euros === 0) return { problem: 'negative' };
  if (euros < from) return { problem: 'tooSmall' };
  if (euros > to) return { problem: 'tooLarge' };
  return { euros };
}

/** The fee that an address names in its fragment: `#honorar=4800`. */
export function feeOfFragment(hash: string, name: string, { from, to }: Limits): number | undefined {
  const [, digits] = new RegExp(`^#${name}=(\\d+(?:\\.\\d{1,2})?)$`).exec(hash) ?? [];
  const euros = Number(digits);
  return euros >= from && euros <= to ? euros : undefined;
}

/** The fragment that names a fee. */
export function fragmentOf(euros: number, name: string): string {
  return `#${name}=${euros}`;
}
