import type { FeeProblem } from '#site/content/types/feeCalculator.ts';

type Limits = { from: number; to: number };
type Read = { euros?: number; problem?: FeeProblem };

/**
 * What somebody typed as an amount, by the rules of their language (BCP 47): "4.800,50" in German, "4,800.50" in
 * English, with or without groups and currency. The other language's decimal sign counts where it is unambiguous.
 */
export function readAmount(text: string, tag: string, { from, to }: Limits): Read {
  const parts = new Intl.NumberFormat(tag).formatToParts(12345.6);
  const sign = (type: 'group' | 'decimal') =>
    RegExp.escape(parts.find((part) => part.type === type)?.value ?? '');
  const [g, d] = [sign('group'), sign('decimal')];
  const [, before = '', digits = ''] = /^([-+\u2212]?)(.*)$/.exec(text.replaceAll(/\s|€|EUR/gi, '')) ?? [];
  if (digits === '') return { problem: 'empty' };
  if (!new RegExp(`^(\\d+|\\d{1,3}(${g}\\d{3})+)(${d}\\d{1,2})?$|^\\d+${g}\\d{1,2}$`).test(digits))
    return { problem: 'noNumber' };
  const [, whole = digits, cents = '0'] = /^(.*)\D(\d{1,2})$/.exec(digits) ?? [];
  const euros = Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
  if (/[^+]/.test(before) || euros === 0) return { problem: 'negative' };
  if (euros < from) return { problem: 'tooSmall' };
  return euros > to ? { problem: 'tooLarge' } : { euros };
}

/** The fee that an address names in its fragment: `#honorar=4800`. */
export function feeOfFragment(hash: string, name: string, { from, to }: Limits): number | undefined {
  const [, digits] = new RegExp(`^#${name}=(\\d+(?:\\.\\d{1,2})?)$`).exec(hash) ?? [];
  const euros = Number(digits);
  return euros >= from && euros <= to ? euros : undefined;
}

/** The fragment that names a fee. */
export const fragmentOf = (euros: number, name: string) => `#${name}=${euros}`;
