import { feeLimits } from '#common/fees.ts';
import { figure, format } from './format.ts';

const { money } = format;

export const feeCalculator = {
  title: 'What you keep',
  fee: 'Your fee for a report, net',
  slider: 'Fee, slider',
  unitFirst: true,
  periods: { free: `In your first ${figure.freeAtSignUp}`, after: 'After that' },
  lines: {
    kept: 'You keep, net',
    keptGross: '{amount} including VAT',
    none: 'Success fee, net',
    share: `Success fee, ${figure.successFee}, net`,
    minimum: 'Minimum fee, net',
    vat: `VAT on it, ${figure.vatRate}`,
    invoice: 'Our invoice, VAT included',
  },
  problems: {
    empty: 'Please enter a fee.',
    noNumber: `Please enter an amount, such as ${format.decimal(feeLimits.example, 2)}.`,
    negative: 'A fee must be more than zero.',
    tooSmall: `The calculator starts at ${money(feeLimits.from)}.`,
    tooLarge: `The calculator goes up to ${money(feeLimits.to)}.`,
  },
  announcement: 'Fee {fee}: after that you keep {kept}; the success fee is {share}.',
  copy: {
    action: 'Copy a link to this calculation',
    done: 'The link is copied.',
    failed: 'Copying was not possible. The link is in the address bar.',
  },
  fragment: 'fee',
} as const;
