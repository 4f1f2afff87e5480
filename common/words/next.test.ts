import { expect, it } from 'vitest';
import { facts } from '../facts.ts';
import { expectedAt, whatNext } from './next.ts';

const firm = (text: string) => text.replaceAll('\u00a0', ' ');

it('the samples below are counted with the figures of today', () => {
  expect(facts.replyWithin).toMatchObject({ from: 2, to: 4, unit: 'hour' });
});

const before = { de: 'Wir melden uns', en: 'We will get back to you' };
const away = { de: 'Wir sind', en: 'We are back' };

it.each([
  [
    'in the morning',
    '2026-11-23T09:10+01:00',
    before,
    'also bis heute, Montag, etwa 13:30 Uhr.',
    'by about 13:30 today, Monday (German time).',
  ],
  [
    'to the minute',
    '2026-11-23T08:00+01:00',
    before,
    'also bis heute, Montag, etwa 12:00 Uhr.',
    'by about 12:00 today, Monday (German time).',
  ],
  [
    'when the reply is due at closing',
    '2026-11-23T13:55+01:00',
    before,
    'also bis heute, Montag, etwa 18:00 Uhr.',
    'by about 18:00 today, Monday (German time).',
  ],
  [
    'when there is less left of the day',
    '2026-11-20T16:10+01:00',
    before,
    'also bis morgen, Samstag, etwa 10:30 Uhr.',
    'by about 10:30 tomorrow, Saturday (German time).',
  ],
  [
    'in the evening',
    '2026-11-22T20:15+01:00',
    away,
    'morgen, Montag, ab 8:00 Uhr wieder da',
    'tomorrow, Monday, from 8:00 (German time)',
  ],
  ['at closing', '2026-11-22T18:00+01:00', away, 'also bis etwa 12:00 Uhr.', 'by about 12:00.'],
  [
    'after midnight',
    '2026-11-23T00:30+01:00',
    away,
    'heute, Montag, ab 8:00 Uhr wieder da',
    'today, Monday, from 8:00 (German time)',
  ],
  [
    'before the short night',
    '2026-03-28T23:30+01:00',
    away,
    'morgen, Sonntag, ab 8:00 Uhr wieder da',
    'tomorrow, Sunday, from 8:00 (German time)',
  ],
  [
    'in summer',
    '2026-07-01T09:10+02:00',
    before,
    'also bis heute, Mittwoch, etwa 13:30 Uhr.',
    'by about 13:30 today, Wednesday (German time).',
  ],
])('%s', (_, received, { de, en }, german, english) => {
  const at = new Date(received);
  expect(firm(expectedAt('de', at))).toContain(german);
  expect(firm(expectedAt('en', at))).toContain(english);
  expect(expectedAt('de', at).startsWith(de)).toBe(true);
  expect(expectedAt('en', at).startsWith(en)).toBe(true);
  expect(firm(expectedAt('de', at))).toContain('in der Regel innerhalb von 2 bis 4 Stunden');
  expect(firm(expectedAt('en', at))).toContain('usually within 2 to 4 hours');
});

it.each([
  ['at once', '2026-11-22T20:15+01:00', true],
  ['late on the same day', '2026-11-22T23:59:59+01:00', true],
  ['early on the same day', '2026-11-22T00:00+01:00', true],
  ['on the next day', '2026-11-23T00:00+01:00', false],
  ['on the day before', '2026-11-21T23:59:59+01:00', false],
])('"tomorrow" is said on its own day alone: %s', (_, now, isSaid) => {
  const receivedAt = new Date('2026-11-22T20:15+01:00');
  const said = isSaid ? expectedAt('de', receivedAt) : undefined;
  expect(whatNext('de', receivedAt, new Date(now))).toBe(said);
});
