import { describe, expect, it } from 'vitest';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import type { DeliveryRecord, MessageRecord } from '#server/store/message.ts';
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

describe('what strangers wrote', () => {
  it('cannot rewrite the terminal', () => {
    expect(printable('a\u001b[2Jb\u202ec\u009bd')).toBe('a�[2Jb�c�d');
  });

  it('cannot rewrite the terminal from a table either', () => {
    expect(table(['A'], [['\u001b[2J']])).toBe('A\n�[2J');
  });

  it('stays on its line', () => {
    expect(printable('one\ntwo\t3')).toBe('one two 3');
  });

  it('keeps its lines where a text is shown', () => {
    expect(printable('one\ntwo\t3', { lines: true })).toBe('one\ntwo    3');
  });

  it('keeps signs that are joined of several', () => {
    expect(printable('👩‍👧')).toBe('👩‍👧');
  });
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

const site = 'https://www.site.example';

it.each(Object.entries(sampleContact))('a message is shown with %s', (_field, typed) => {
  expect(messageText(storedMessage(), site)).toContain(typed.replace('\t', '    '));
});

it('a message is shown with whom it has not reached, why, and when it is tried again', () => {
  const delivery: DeliveryRecord = {
    destination: 'team',
    recipient: 'a@b.example',
    state: 'queued',
    attempts: 2,
    refusals: 0,
    fault: undefined,
    due: new Date('2026-03-02T10:00:00Z'),
    triedSince: new Date(),
    settledAt: undefined,
    reason: '452 full',
  };
  expect(messageText({ ...storedMessage(), deliveries: [delivery] }, site)).toMatch(
    /^team +a@b\.example: queued, 2 attempts, next 2026-03-02 \d\d:00:00 [A-Z]{3}\S*; 452 full$/m,
  );
});

it('a message is shown with the versions of the texts under which it was sent', () => {
  const agreed = {
    terms: { version: '2', date: '2026-01-31' },
    privacy: { version: '3', date: '2026-02-01' },
  };
  expect(messageText({ ...storedMessage(), agreed }, site)).toMatch(
    /^Agreed +terms 2 \(2026-01-31\), privacy 3 \(2026-02-01\)$/m,
  );
});

it('a message names where the texts are read under which it was sent, in the sender’s language', () => {
  const agreed = {
    terms: { version: '1', date: '2026-01-31' },
    privacy: { version: '2', date: '2026-02-01' },
  };
  const shown = (locale: 'de' | 'en') => messageText({ ...storedMessage(), locale, agreed }, site);
  expect(shown('de')).toMatch(/^ +terms +https:\/\/www\.site\.example\/terms_and_conditions\/version_1$/m);
  expect(shown('de')).toMatch(/^ +privacy +https:\/\/www\.site\.example\/privacy\/version_2$/m);
  expect(shown('en')).toMatch(/^ +privacy +https:\/\/www\.site\.example\/en\/privacy\/version_2$/m);
});

it('one message is no plural', () => {
  expect(counted(1, 'message')).toBe('1 message');
  expect(counted(0, 'message')).toBe('0 messages');
});
