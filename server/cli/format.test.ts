import { expect, it } from 'vitest';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import type { MessageRecord } from '#server/store/message.ts';
import { counted, messageText, printable, table } from './format.ts';

it('a table aligns columns by letters, not by code units', () => {
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

it('what strangers wrote cannot rewrite the terminal', () => {
  expect(printable('a\u001b[2Jb\u202ec\u009bd')).toBe('a�[2Jb�c�d');
  expect(printable('one\ntwo\t3')).toBe('one two 3');
  expect(printable('one\ntwo\t3', { lines: true })).toBe('one\ntwo    3');
  expect(printable('👩‍👧')).toBe('👩‍👧');
  expect(table(['A'], [['\u001b[2J']])).toBe('A\n�[2J');
});

/** A message that waits for nothing. */
function storedMessage(): MessageRecord {
  return {
    ...sampleMessage(),
    sender: 'x',
    idempotencyKey: undefined,
    nonce: undefined,
    fingerprint: '',
    state: 'queued',
    deliveries: [],
    agreed: undefined,
  };
}

it('a message is shown with all that is known of it', () => {
  const delivery = {
    destination: 'team',
    recipient: 'a@b.example',
    attempts: 2,
    refused: 0,
    fault: undefined,
  } as const;
  const text = messageText(
    {
      ...storedMessage(),
      deliveries: [
        {
          ...{ ...delivery, state: 'queued', due: new Date('2026-03-02T10:00:00Z'), reason: '452 full' },
          ...{ triedSince: new Date(), settledAt: undefined },
        },
      ],
      agreed: { terms: { version: '2', date: '2026-01-31' }, privacy: { version: '3', date: '2026-02-01' } },
    },
    'https://www.site.example',
  );
  for (const value of Object.values(sampleContact)) expect(text).toContain(value.replace('\t', '    '));
  expect(text).toMatch(
    /^team +a@b\.example: queued, 2 attempts, next 2026-03-02 \d\d:00:00 [A-Z]{3}\S*; 452 full$/m,
  );
  expect(text).toMatch(/^Agreed +terms 2 \(2026-01-31\), privacy 3 \(2026-02-01\)$/m);
});

it('a message names where the texts are read under which it was sent, in the sender’s language', () => {
  const agreed = {
    terms: { version: '1', date: '2026-01-31' },
    privacy: { version: '2', date: '2026-02-01' },
  };
  const shown = (locale: 'de' | 'en') =>
    messageText({ ...storedMessage(), locale, agreed }, 'https://www.site.example');
  expect(shown('de')).toMatch(/^ +terms +https:\/\/www\.site\.example\/terms_and_conditions\/version_1$/m);
  expect(shown('de')).toMatch(/^ +privacy +https:\/\/www\.site\.example\/privacy\/version_2$/m);
  expect(shown('en')).toMatch(/^ +privacy +https:\/\/www\.site\.example\/en\/privacy\/version_2$/m);
});

it('one message is no plural', () => {
  expect([counted(1, 'message'), counted(0, 'message')]).toEqual(['1 message', '0 messages']);
});
