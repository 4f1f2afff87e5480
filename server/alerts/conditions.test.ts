import { describe, expect, it } from 'vitest';
import type { DeliverySummary } from '#server/store/summary.ts';
import { deliveryConditions, receiptCondition } from './conditions.ts';

const summary: DeliverySummary = {
  destination: 'team',
  queued: 33,
  failed: 1,
  refused: { count: 1, kinds: ['recipient'] },
  blocked: { count: 30, kinds: ['own'] },
  overdue: 3,
  oldestQueued: undefined,
};

describe('deliveries', () => {
  it('have conditions of their own for what was refused, what is blocked and what is late: none hides another', () => {
    expect(deliveryConditions([summary], ['team'])).toEqual([
      { name: 'refused', about: 'team', count: 1, kinds: ['recipient'] },
      { name: 'blocked', about: 'team', count: 30, kinds: ['own'] },
      { name: 'undelivered', about: 'team', count: 3 },
    ]);
  });

  it('to a destination that is no longer configured have none, so that what was told ends', () => {
    const counts = deliveryConditions([summary], []).map(({ count }) => count);
    expect(counts).toEqual([0, 0, 0]);
  });
});

describe('receipts', () => {
  it('need nobody when a sender mistyped their address', () => {
    expect(receiptCondition({ count: 1, kinds: ['recipient'] }).count).toBe(0);
  });

  it('need somebody when three in a row were refused, as though it were their recipients', () => {
    expect(receiptCondition({ count: 3, kinds: ['recipient'] }).count).toBe(3);
  });

  it.each(['own', 'server', 'message', 'expired'] as const)(
    'need somebody when the first fails for: %s',
    (kind) => {
      expect(receiptCondition({ count: 1, kinds: [kind] }).count).toBe(1);
    },
  );

  it('are well again when one was delivered', () => {
    expect(receiptCondition({ count: 0, kinds: [] })).toEqual({ name: 'receipts', count: 0 });
  });
});
