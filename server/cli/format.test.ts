import { describe, expect, it } from 'vitest';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { counted, messageText, printable, table } from './format.ts';

describe('table', () => {
  it('aligns columns by letters, not by code units', () => {
    const lines = table(
      ['NAME', 'TOWN'],
      [
        ['Jörg', 'Köln'],
        ['👍🏽', 'Bonn'],
        ['e\u0301', 'Ulm'],
      ],
    ).split('\n');
    expect(lines).toEqual(['NAME  TOWN', 'Jörg  Köln', '👍🏽     Bonn', 'e\u0301     Ulm']);
  });
});

it('printable disarms what strangers wrote', () => {
  expect(printable('a\u001b[2Jb\u202ec\u009bd')).toBe('a�[2Jb�c�d');
  expect(printable('one\ntwo\t3')).toBe('one two 3');
  expect(printable('one\ntwo\t3', { lines: true })).toBe('one\ntwo    3');
  expect(printable('👩‍👧')).toBe('👩‍👧');
});

it('messageText shows all of a message and leaves out what is not known', () => {
  const text = messageText({
    ...sampleMessage(),
    destination: 'team',
    state: 'queued',
    attempts: 2,
    due: new Date('2026-03-02T10:00:00Z'),
    settledAt: undefined,
    reason: undefined,
    reached: [],
    deliveries: [],
    agreed: { terms: { version: '2', date: '2026-01-31' }, privacy: { version: '3', date: '2026-02-01' } },
  });
  for (const value of Object.values(sampleContact)) expect(text).toContain(value.replace('\t', '    '));
  expect(text).toMatch(/^Next attempt {2}2026-03-02 \d\d:00$/m);
  expect(text).toMatch(/^Agreed +terms 2 \(2026-01-31\), privacy 3 \(2026-02-01\)$/m);
  expect(text).not.toMatch(/^(Delivered|Given up|Last error|Reached|Missing)/m);
});

it('counted uses the plural for all but one', () => {
  expect([counted(1, 'message'), counted(0, 'message')]).toEqual(['1 message', '0 messages']);
});
