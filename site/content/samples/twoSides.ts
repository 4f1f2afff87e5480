import { fill } from '#common/fill.ts';
import type { Formatters } from '../format/formatters.ts';
import { caseEvents, type CaseEvent, type CaseSide, type Fragment } from '../types/twoSides.ts';
import type { Texts } from '../types/texts.ts';

/**
 * The values of the case that the platform page follows on both sides: illustrations, not claims. People, bank and
 * town are recognisably made up and stand on no other page.
 */
export const sharedCase = {
  client: 'Sparbank Musterbrück',
  town: 'Musterbrück',
  street: 'Kontorweg\u00a07',
  desired: '2026-10-15T12:00Z',
  /** Cheapest first; the first one is chosen. Fees in euros without VAT. */
  offers: [
    { valuer: 'Paula Probe', fee: 6200, workingDays: 19 },
    { valuer: 'Theo Testfeld', fee: 6650, workingDays: 16 },
    { valuer: 'Nora Musterow', fee: 6900, workingDays: 14 },
  ],
  /** What the first offer costs less once the client supplies the measured survey, and what both agree on. */
  surveySupplied: 300,
  agreed: 5900,
  /** In euros. */
  marketValue: 4420000,
  pages: 52,
} as const;

/** When each event happens: local times, written as UTC so that every build machine prints the same. */
export const sampleTimes: Record<CaseEvent, string> = {
  enquiry: '2026-09-07T08:50Z',
  offer: '2026-09-07T17:20Z',
  choice: '2026-09-09T15:30Z',
  contract: '2026-09-10T11:15Z',
  documents: '2026-09-11T16:40Z',
  inspection: '2026-09-17T10:00Z',
  report: '2026-10-05T16:20Z',
};

type Values = Record<CaseEvent, Record<CaseSide, Omit<Fragment, 'text' | 'title'>>>;

/** What each side sees at each event, in the words of a language. */
function valuesOf({ labels, values }: Texts['twoSides'], format: Formatters): Values {
  const { count, date, lessMoney, money, time, weekday, workingDays } = format;
  const { town, street, desired, offers, surveySupplied, agreed, marketValue, pages } = sharedCase;
  const { inspection } = sampleTimes;
  const [chosen] = offers;
  const line = (label: keyof typeof labels, value: string) => ({ label: labels[label], value });
  const offered = money(chosen.fee);
  const settled = money(agreed);
  const both = (part: Values[CaseEvent][CaseSide]) => {
    const shared = { ...part, shared: true };
    return { client: shared, valuer: shared };
  };
  return {
    enquiry: both({
      fields: [
        line('property', fill(values.propertyIn, { town })),
        line('scope', values.scope),
        line('purpose', values.purpose),
        line('desired', date(desired)),
      ],
    }),
    offer: {
      client: { lines: [{ label: chosen.valuer, detail: workingDays(chosen.workingDays), value: offered }] },
      valuer: { lines: [line('fee', offered), line('time', workingDays(chosen.workingDays))] },
    },
    choice: {
      client: {
        lines: offers.map(({ valuer, fee, workingDays: days }, index) => ({
          label: valuer,
          detail: workingDays(days),
          ...(index === 0
            ? { value: settled, before: offered, state: 'chosen' }
            : { value: money(fee), state: 'unchosen' }),
        })),
      },
      valuer: {
        lines: [
          line('firstOffer', offered),
          line('survey', lessMoney(surveySupplied)),
          line('newOffer', settled),
        ],
      },
    },
    contract: both({ lines: [line('netFee', settled)] }),
    documents: both({ lines: values.documents.map((label) => ({ label, state: 'done' })) }),
    inspection: both({
      fields: [
        // It may break: its column is narrow.
        line('date', `${weekday(inspection).replace('\u00a0', ' ')}, ${time(inspection)}`),
        line('place', `${street}, ${town}`),
      ],
    }),
    report: {
      client: {
        note: fill(values.pages, { count: count(pages) }),
        lines: [{ ...line('marketValue', money(marketValue)), state: 'total' }],
      },
      valuer: { lines: [line('invoice', settled)] },
    },
  };
}

/** The case as both sides live it, in the words of a language. */
export function twoSides({ twoSides: texts, common: { sample } }: Texts, format: Formatters) {
  const values = valuesOf(texts, format);
  return {
    ...texts,
    sample,
    parties: { client: sharedCase.client, valuer: sharedCase.offers[0].valuer },
    events: caseEvents.map((key) => {
      const { title, client, valuer } = texts.events[key];
      const iso = sampleTimes[key];
      const sides: Record<CaseSide, Fragment> = {
        client: { ...client, ...values[key].client },
        valuer: { ...valuer, ...values[key].valuer },
      };
      return { key, title, iso, day: format.day(iso), sides };
    }),
  };
}
