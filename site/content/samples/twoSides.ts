import type { Formatters } from '../format/formatters.ts';
import {
  caseEvents,
  type CaseEvent,
  type CaseSide,
  type Fragment,
  type FragmentLine,
} from '../types/twoSides.ts';
import type { Words } from '../types/words.ts';

/**
 * The values of the case that the platform page follows on both sides: illustrations, not claims. Firms and
 * town are recognisably made up and stand on no other page.
 */
export const sampleCase = {
  client: 'Sparbank Musterbrück',
  town: 'Musterbrück',
  street: 'Kontorweg\u00a07',
  desired: '2026-10-15T12:00Z',
  /** Cheapest first; the first one is chosen. Fees in euros without VAT. */
  offers: [
    { valuer: 'Gutachterbüro Lindenhof', fee: 6200, workingDays: 19 },
    { valuer: 'Wertwerk Süd', fee: 6650, workingDays: 16 },
    { valuer: 'Bewertungsbüro Seeblick', fee: 6900, workingDays: 14 },
  ],
  /** What the client proposes instead of the first offer's fee, and what both agree on. */
  counter: 5600,
  agreed: 5900,
  /** In euros. */
  marketValue: 4420000,
  pages: 52,
} as const;

/** When each event happens: local times, written as UTC so that every build machine prints the same. */
export const sampleTimes: Record<CaseEvent, string> = {
  enquiry: '2026-09-07T08:50Z',
  offer: '2026-09-07T17:20Z',
  counterOffer: '2026-09-08T10:05Z',
  choice: '2026-09-09T15:30Z',
  contract: '2026-09-10T11:15Z',
  documents: '2026-09-11T16:40Z',
  inspection: '2026-09-17T10:00Z',
  report: '2026-10-05T16:20Z',
};

/** What each side sees at each event, in the words of a language. */
function fragments(words: Words['twoSides'], format: Formatters) {
  const { labels, values, sides } = words;
  const { count, date, money, time, weekday, workingDays } = format;
  const { client, town, street, desired, offers, counter, agreed, marketValue, pages } = sampleCase;
  const [chosen] = offers;
  const line = (label: keyof typeof labels, value: string, more: Partial<FragmentLine> = {}) => ({
    label: labels[label],
    value,
    ...more,
  });
  const fee = line('fee', money(chosen.fee));
  const settled = money(agreed);
  const appointment = {
    // It may break: its column is narrow.
    day: weekday(sampleTimes.inspection).replace('\u00a0', ' '),
    time: time(sampleTimes.inspection),
    place: street,
  };
  return {
    enquiry: {
      client: {
        pairs: [
          line('property', values.propertyIn(town)),
          line('scope', values.scope),
          line('purpose', values.purpose),
        ],
      },
      valuer: { pairs: [line('property', values.property), line('desired', date(desired))] },
    },
    offer: {
      client: {
        lines: [{ label: chosen.valuer, detail: workingDays(chosen.workingDays), value: money(chosen.fee) }],
      },
      valuer: { lines: [fee, line('time', workingDays(chosen.workingDays))] },
    },
    counterOffer: {
      client: { lines: [line('fee', money(counter), { state: 'adjustable' })] },
      valuer: {
        lines: [
          line('proposed', money(counter), { before: money(chosen.fee) }),
          line('newOffer', settled, { state: 'adjustable' }),
        ],
      },
    },
    choice: {
      client: {
        title: values.offers(count(offers.length)),
        lines: offers.map((offer) => ({
          label: offer.valuer,
          detail: workingDays(offer.workingDays),
          value: offer === chosen ? settled : money(offer.fee),
          state: offer === chosen ? ('chosen' as const) : ('unchosen' as const),
        })),
      },
      valuer: { lines: [{ label: client, value: settled, state: 'done' }] },
    },
    contract: {
      client: { lines: [line('service', values.service), line('netFee', settled)] },
      valuer: { signatures: [sides.client, sides.valuer] as const },
    },
    documents: {
      client: { lines: values.documents.map((label) => ({ label, state: 'done' as const })) },
      valuer: {
        lines: [
          line('provided', values.provided, { state: 'done' }),
          line('awaited', values.awaited, { state: 'waiting' }),
        ],
      },
    },
    inspection: { client: { appointment }, valuer: { appointment } },
    report: {
      client: { note: values.pages(count(pages)), report: line('marketValue', money(marketValue)) },
      valuer: { lines: [line('invoice', settled, { state: 'done' })] },
    },
  } satisfies Record<CaseEvent, Record<CaseSide, Partial<Fragment>>>;
}

/** The case as both sides live it, in the words of a language. */
export function twoSides({ twoSides: words, common: { sample } }: Words, format: Formatters) {
  const shown: Record<CaseEvent, Record<CaseSide, Partial<Fragment>>> = fragments(words, format);
  const parties = { client: sampleCase.client, valuer: sampleCase.offers[0].valuer };
  const event = (key: CaseEvent) => {
    const { title, ...said } = words.events[key];
    const side = (name: CaseSide) => ({
      text: said[name].text,
      shows: { ...said[name].shows, ...shown[key][name] } satisfies Partial<Fragment> as Fragment,
    });
    const iso = sampleTimes[key];
    return { title, when: { iso, day: format.day(iso) }, client: side('client'), valuer: side('valuer') };
  };
  const side = (name: CaseSide) => ({ name: words.sides[name], party: parties[name] });
  return {
    ...words,
    sample,
    sides: { client: side('client'), valuer: side('valuer') },
    events: Object.fromEntries(caseEvents.map((key) => [key, event(key)])) as Record<
      CaseEvent,
      ReturnType<typeof event>
    >,
  };
}
