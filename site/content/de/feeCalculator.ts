import { feeLimits } from '#common/fees.ts';
import type { Words } from '../types/words.ts';
import { dative, figure, format } from './format.ts';

const { money } = format;

export const feeCalculator: Words['feeCalculator'] = {
  title: 'Was Ihnen bleibt',
  fee: 'Ihr Honorar für ein Gutachten, netto',
  slider: 'Honorar, Schieberegler',
  unitFirst: false,
  periods: { free: `In den ersten ${dative.freeAtSignUp}`, after: 'Danach' },
  lines: {
    kept: 'Ihnen bleiben, netto',
    keptGross: '{amount} mit Umsatzsteuer',
    none: 'Erfolgsgebühr, netto',
    share: `Erfolgsgebühr, ${figure.successFee}, netto`,
    minimum: 'Mindestgebühr, netto',
    vat: `Umsatzsteuer darauf, ${figure.vatRate}`,
    invoice: 'Unsere Rechnung, brutto',
  },
  problems: {
    empty: 'Bitte geben Sie ein Honorar ein.',
    noNumber: `Bitte geben Sie einen Betrag ein, etwa ${format.decimal(feeLimits.example, 2)}.`,
    negative: 'Das Honorar muss größer als null sein.',
    tooSmall: `Der Rechner beginnt bei ${money(feeLimits.from)}.`,
    tooLarge: `Der Rechner reicht bis ${money(feeLimits.to)}.`,
  },
  announcement: 'Honorar {fee}: Danach bleiben Ihnen {kept}, die Erfolgsgebühr beträgt {share}.',
  copy: {
    action: 'Link zu dieser Berechnung kopieren',
    done: 'Der Link ist kopiert.',
    failed: 'Kopieren war nicht möglich. Der Link steht in der Adresszeile.',
  },
  fragment: 'honorar',
};
