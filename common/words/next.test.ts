import { expect, it, vi } from 'vitest';
import { expectedAt, whatNext } from './next.ts';

// The times below are counted with these, whatever the facts are.
vi.mock('../facts.ts', () => ({ facts: { replyWithin: { from: 2, to: 4 } } }));
vi.mock('../hotlineHours.ts', () => ({
  hotlineHours: { opens: '08:00', closes: '18:00', timeZone: 'Europe/Berlin' },
}));

const before = ['Wir melden uns', 'We will get back to you'];
const away = ['Wir sind', 'We reopen'];
const dueToday = (day: string, englishDay: string, time: string) => [
  `also bis heute, ${day}, etwa ${time} Uhr.`,
  `by about ${time} today, ${englishDay} (German time).`,
];

it.each([
  ['in the morning', '2026-11-23T09:10+01:00', before, dueToday('Montag', 'Monday', '13:30')],
  [
    'when the reply is due at closing',
    '2026-11-23T13:55+01:00',
    before,
    dueToday('Montag', 'Monday', '18:00'),
  ],
  [
    'when there is less left of the day',
    '2026-11-20T16:10+01:00',
    before,
    ['also bis morgen, Samstag, etwa 10:30 Uhr.', 'by about 10:30 tomorrow, Saturday (German time).'],
  ],
  [
    'in the evening',
    '2026-11-22T20:15+01:00',
    away,
    ['morgen, Montag, ab 8:00 Uhr wieder da', 'tomorrow, Monday, at 8:00 (German time)'],
  ],
  ['at closing', '2026-11-22T18:00+01:00', away, ['also bis etwa 12:00 Uhr.', 'by about 12:00.']],
  [
    'after midnight',
    '2026-11-23T00:30+01:00',
    away,
    ['heute, Montag, ab 8:00 Uhr wieder da', 'today, Monday, at 8:00 (German time)'],
  ],
  ['in summer', '2026-07-01T09:10+02:00', before, dueToday('Mittwoch', 'Wednesday', '13:30')],
])('%s', (_, received, beginnings, endings) => {
  const usual = ['in der Regel innerhalb von 2 bis 4 Stunden', 'usually within 2 to 4 hours'];
  for (const [index, locale] of (['de', 'en'] as const).entries()) {
    const said = expectedAt(locale, new Date(received)).replaceAll('\u00a0', ' ');
    expect(said.startsWith(beginnings[index] ?? '-')).toBe(true);
    expect(said).toContain(usual[index]);
    expect(said).toContain(endings[index]);
  }
});

it.each([
  ['at once', '2026-11-22T20:15+01:00', true],
  ['late on the same day', '2026-11-22T23:59:59+01:00', true],
  ['on the next day', '2026-11-23T00:00+01:00', false],
  ['on the day before', '2026-11-21T23:59:59+01:00', false],
])('"tomorrow" is said on its own day alone: %s', (_, now, isSaid) => {
  const receivedAt = new Date('2026-11-22T20:15+01:00');
  const said = isSaid ? expectedAt('de', receivedAt) : undefined;
  expect(whatNext('de', receivedAt, new Date(now))).toBe(said);
});
