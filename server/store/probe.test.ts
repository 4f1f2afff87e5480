import { expect, it } from 'vitest';
import { sampleContact } from '#server/testing/samples.ts';
import { MINUTE } from '#server/time.ts';
import { claimsToBeProbe, probeTokens } from './probe.ts';
import { secretFrom } from './secret.ts';

function setUp() {
  let now = Date.parse('2026-03-02T09:30:00Z');
  const tokens = probeTokens(secretFrom(Buffer.alloc(32, 1)), () => now);
  return { tokens, pass: (time: number) => (now += time) };
}

it('is good for its own message, for five minutes', () => {
  const { tokens, pass } = setUp();
  const token = tokens.issue(sampleContact);
  expect(claimsToBeProbe(token)).toBe(true);
  expect(tokens.verify(token, { ...sampleContact })).toBe(token.split('.')[2]);
  expect(tokens.verify(token, { ...sampleContact, message: 'Buy!' })).toBeUndefined();
  pass(5 * MINUTE);
  expect(tokens.verify(token, sampleContact)).toBeDefined();
  pass(1);
  expect(tokens.verify(token, sampleContact)).toBeUndefined();
});

it('is another one each time, and made by nobody who does not know the secret', () => {
  const { tokens } = setUp();
  const token = tokens.issue(sampleContact);
  expect(tokens.issue(sampleContact)).not.toBe(token);
  const [, issued = '', nonce = '', mark = ''] = token.split('.');
  const foreign = probeTokens(secretFrom(Buffer.alloc(32, 2)), () => Date.parse('2026-03-02T09:30:00Z'));
  const later = (Number.parseInt(issued, 36) + 1).toString(36);
  for (const wrong of [
    foreign.issue(sampleContact),
    `probe.${later}.${nonce}.${mark}`,
    `probe.${issued}.${nonce}`,
    `${token}x`,
    'probe.',
    '',
  ])
    expect([wrong, tokens.verify(wrong, sampleContact)]).toEqual([wrong, undefined]);
});
