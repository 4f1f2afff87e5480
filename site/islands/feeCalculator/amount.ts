import type { FeeProblem } from '#site/content/types/feeCalculator.ts';

type Limits = { from: number; to: number };
type Read = { euros?: number; problem?: FeeProblem };

/**
 * What somebody typed as an amount, by the rules of their language (BCP 47): "4.800,50" in German, "4,800.50" in
 * English, with or without groups and currency. The other language's decimal sign counts where it is unambiguous; a
 * dash stands for no cents ("4.800,-").
 */
export function readAmount(text: string, tag: string, { from, to }: Limits): Read {
  const written = text.replaceAll(/\s|€|EUR/gi, '').replace(/[.,](?:-{1,2}|[\u2013\u2014])$/, '');
  const digits = written.replace(/^[-+\u2212]/, '');
  if (digits === '') return { problem: 'empty' };
  if (!numberForm(tag).test(digits)) return { problem: 'noNumber' };
  const euros = eurosOf(digits);
  const isNegative = /^[-\u2212]/.test(written);
  if (isNegative || euros === 0) return { problem: 'negative' };
  if (euros < from) return { problem: 'tooSmall' };
  if (euros > to) return { problem: 'tooLarge' };
  return { euros };
}

/**
 * How a language writes a number; and as the other language does, where no group of three is the last: "4800.50" and
 * "4,800.50" in German.
 */
function numberForm(tag: string): RegExp {
  const parts = new Intl.NumberFormat(tag).formatToParts(12345.6);
  const sign = (type: 'group' | 'decimal') =>
    RegExp.escape(parts.find((part) => part.type === type)?.value ?? '');
  const group = sign('group');
  const decimal = sign('decimal');
  const whole = (between: string) => `(\\d+|\\d{1,3}(${between}\\d{3})+)`;
  return new RegExp(`^${whole(group)}(${decimal}\\d{1,2})?$|^${whole(decimal)}${group}\\d{1,2}$`);
}

/** One or two digits behind the last sign are cents. */
function eurosOf(digits: string): number {
  const [, whole = digits, cents = '0'] = /^(.*)\D(\d{1,2})$/.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
}

/**
 * The fee that an address names in its fragment: `#honorar=4800`.
 * @param names what a fee is called there: in each language, as a link may be opened in another one
 */
export function feeOfFragment(
  hash: string,
  names: readonly string[],
  { from, to }: Limits,
): number | undefined {
  const [, digits] = new RegExp(`^#(?:${names.join('|')})=(\\d+(?:\\.\\d{1,2})?)$`).exec(hash) ?? [];
  const euros = Number(digits);
  return euros >= from && euros <= to ? euros : undefined;
}

/** The fragment that names a fee. */
export const fragmentOf = (euros: number, name: string) => `#${name}=${euros}`;
