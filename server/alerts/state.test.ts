import { describe, expect, it } from 'vitest';
import type { AlertState, Notified } from '#server/store/alertState.ts';
import type { FailureKind } from '#server/store/message.ts';
import { DAY, HOUR } from '#server/time.ts';
import type { Condition } from './conditions.ts';
import { alertEvent, notifiedAfter } from './state.ts';

const now = Date.parse('2026-03-02T09:30Z');
const condition = (count: number, kinds: FailureKind[] = []): Condition => ({
  name: 'refused',
  count,
  kinds,
});
const since = new Date(now - 3 * DAY);
const notYet: AlertState = { since, notified: undefined };

/** What is known of a condition of which a person was told an hour ago. */
function notified(changes: Partial<Notified> = {}): AlertState {
  return { since, notified: { at: new Date(now - HOUR), count: 1, kinds: [], ...changes } };
}

describe('a person is told', () => {
  it('when a condition begins', () => {
    expect(alertEvent(condition(1), undefined, now)).toBe('begun');
  });

  it('when it could not be told before', () => {
    expect(alertEvent(condition(1), notYet, now)).toBe('begun');
  });

  it('when ten times as many messages are concerned', () => {
    expect(alertEvent(condition(10), notified(), now)).toBe('grown');
  });

  it('when a further kind of error joins', () => {
    const known = notified({ kinds: ['recipient', 'message'] });
    expect(alertEvent(condition(1, ['message', 'unanswered']), known, now)).toBe('grown');
  });

  it('once a day while it stands', () => {
    expect(alertEvent(condition(1), notified({ at: new Date(now - DAY) }), now)).toBe('standing');
  });

  it('also after the clock was set back by months', () => {
    expect(alertEvent(condition(1), notified({ at: new Date(now + 90 * DAY) }), now)).toBe('standing');
  });

  it('once when it is over', () => {
    expect(alertEvent(condition(0), notified(), now)).toBe('over');
  });
});

describe('nobody is told', () => {
  it('while nothing is wrong', () => {
    expect(alertEvent(condition(0), undefined, now)).toBeUndefined();
  });

  it('that something is over of which nobody was told', () => {
    expect(alertEvent(condition(0), notYet, now)).toBeUndefined();
  });

  it('of a few messages more', () => {
    expect(alertEvent(condition(19, ['own']), notified({ count: 2, kinds: ['own'] }), now)).toBeUndefined();
  });

  it('of a kind that was there before and is back', () => {
    const known = notifiedAfter(condition(1, ['message']), notified({ kinds: ['recipient'] }).notified);
    expect(alertEvent(condition(1, ['recipient']), notified(known), now)).toBeUndefined();
  });

  it('twice on a day', () => {
    expect(alertEvent(condition(1), notified({ at: new Date(now - DAY + 1) }), now)).toBeUndefined();
  });
});
