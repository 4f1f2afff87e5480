import type { DestinationName } from '#server/destinations.ts';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { final, temporary, unanswered, type Fault } from './fault.ts';
import { isExpired, next, type DeliveryHistory } from './next.ts';

const now = Date.parse('2026-03-02T09:30Z');
const delivery = (changes: Partial<DeliveryHistory> = {}): DeliveryHistory => ({
  destination: 'team',
  attempts: 1,
  refusals: 0,
  triedSince: new Date(now),
  ...changes,
});
const erred = (fault: Fault) => ({ state: 'erred', fault, reason: 'no' }) as const;
/** What follows, with the longest pause. */
const after = (fault: Fault, changes: Partial<DeliveryHistory> = {}) =>
  next(delivery(changes), erred(fault), now, 1);

it('a delivery that arrived is delivered', () => {
  expect(next(delivery(), { state: 'delivered' }, now)).toEqual({ state: 'delivered' });
});

describe('after a first attempt', () => {
  it.each<[string, Fault, pause: number, usesUp: boolean, fault: string | undefined]>([
    ['a busy server is asked again in 5 s', temporary('server'), 5 * SECOND, false, undefined],
    ['a full mailbox is asked again in 5 s', temporary('recipient'), 5 * SECOND, false, undefined],
    ['a server that takes nothing is asked again in 5 s', final('server'), 5 * SECOND, false, 'server'],
    ['a login that is refused is tried again in 5 s', final('own'), 5 * SECOND, false, 'own'],
    [
      'a refused recipient is tried once more in 30 minutes',
      final('recipient'),
      30 * MINUTE,
      true,
      'recipient',
    ],
    ['a refused message is tried once more in 30 minutes', final('message'), 30 * MINUTE, true, 'message'],
    ['a lost answer is risked once more in 3 hours', unanswered, 3 * HOUR, true, 'unanswered'],
  ])('%s', (_what, given, pause, usesUp, fault) => {
    const due = new Date(now + pause);
    expect(after(given)).toEqual({ state: 'queued', due, reason: 'no', usesUpMessage: usesUp, fault });
  });
});

describe('after many attempts', () => {
  const many = { attempts: 100, triedSince: new Date(now - 5 * DAY + 1) };

  it.each([temporary('server'), final('server'), final('own'), temporary('own'), temporary('recipient')])(
    'the trouble of a server or our own has used up no message ($owner, for good: $isFinal)',
    (fault) => {
      expect(after(fault, many)).toMatchObject({ state: 'queued', due: new Date(now + HOUR) });
    },
  );

  it.each([final('server'), temporary('server')])(
    'it is given up after five days (for good: $isFinal)',
    (fault) => {
      expect(after(fault, { ...many, triedSince: new Date(now - 5 * DAY) }).state).toBe('failed');
    },
  );
});

describe('what uses up a message', () => {
  it.each([final('recipient'), final('message'), unanswered])('does so the second time: $owner', (fault) => {
    expect(after(fault, { refusals: 1 })).toMatchObject({ state: 'failed', fault: fault.owner });
  });

  it('does so at once for a receipt, which needs nobody', () => {
    expect(after(final('recipient'), { destination: 'receipt' }).state).toBe('failed');
  });

  it('is not a server’s trouble, also for a receipt', () => {
    expect(after(final('own'), { destination: 'receipt' }).state).toBe('queued');
  });
});

it.each<[DestinationName, boolean]>([
  ['receipt', true],
  ['team', false],
  ['webhook', false],
])('a delivery of a day ago to the %s comes too late: %s', (destination, isLate) => {
  expect(isExpired(delivery({ destination, triedSince: new Date(now - DAY) }), now)).toBe(isLate);
});

it('a receipt of a moment ago does not come too late', () => {
  expect(isExpired(delivery({ destination: 'receipt' }), now)).toBe(false);
});
