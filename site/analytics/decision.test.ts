import { describe, expect, it } from 'vitest';
import { category, consentVersion, refusesBySignal, storedDecision } from './decision.ts';

const now = Date.UTC(2026, 4, 1);
const record = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    categories: [category],
    revision: consentVersion,
    expirationTime: now + 1,
    consentId: 'b1b2',
    ...changes,
  });

describe('a stored decision', () => {
  it('is what was chosen', () => {
    expect(storedDecision(record(), now)).toBe('accepted');
    expect(storedDecision(record({ categories: [] }), now)).toBe('refused');
  });

  it.each([
    ['nothing is stored', null],
    ['it cannot be read', '{"categories":'],
    ['it is nothing', 'null'],
    ['it has no choice', record({ categories: undefined })],
    ['it has no end', record({ expirationTime: undefined })],
    ['it has just ended', record({ expirationTime: now })],
    ['an older version was agreed to', record({ revision: consentVersion - 1 })],
    ['a later version was agreed to', record({ revision: consentVersion + 1 })],
  ])('is open when %s', (_why, stored) => {
    expect(storedDecision(stored, now)).toBe('open');
  });
});

it('only a signal that says so is a refusal', () => {
  for (const signals of [{ globalPrivacyControl: true }, { doNotTrack: '1' }])
    expect(refusesBySignal(signals)).toBe(true);
  for (const signals of [{ globalPrivacyControl: false }, { doNotTrack: 'unspecified' }, {}])
    expect(refusesBySignal(signals)).toBe(false);
});
