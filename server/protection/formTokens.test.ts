import { expect, it } from 'vitest';
import { secretFrom } from '#server/store/secret.ts';
import { testSecret } from '#server/testing/app.ts';
import { formTokens } from './formTokens.ts';
import { formTokenLifetime, minimumFillTime } from './policy.ts';

function setUp() {
  let now = Date.parse('2026-03-02T09:30:00Z');
  const tokens = formTokens(testSecret, () => now);
  return { tokens, pass: (time: number) => (now += time) };
}

it('is good from the minimum fill time until it runs out, under one nonce', async () => {
  const { tokens, pass } = setUp();
  const token = tokens.issue();
  expect(await tokens.verify(token)).toEqual({ kind: 'tooFast' });
  pass(minimumFillTime);
  const verdict = await tokens.verify(token);
  expect(verdict).toEqual({ kind: 'passed', nonce: token.split('.')[1] });
  pass(formTokenLifetime - minimumFillTime);
  expect(await tokens.verify(token)).toEqual(verdict);
  pass(1);
  expect(await tokens.verify(token)).toEqual({ kind: 'refused' });
});

it('is new each time', () => {
  const { tokens } = setUp();
  expect(tokens.issue()).not.toBe(tokens.issue());
});

it('is kept while it is good, also while it is too young, and replaced after', async () => {
  const { tokens, pass } = setUp();
  const token = tokens.issue();
  expect(tokens.keep(token)).toBe(token);
  pass(formTokenLifetime + 1);
  const renewed = tokens.keep(token);
  expect(renewed).not.toBe(token);
  expect(await tokens.verify(renewed)).toEqual({ kind: 'tooFast' });
  expect(await tokens.verify(tokens.keep(''))).toEqual({ kind: 'tooFast' });
});

it('is refused when it is not ours, changed or no token at all', async () => {
  const { tokens, pass } = setUp();
  const token = tokens.issue();
  const foreign = formTokens(secretFrom(Buffer.alloc(32, 9)), () => Date.parse('2026-03-02')).issue();
  pass(minimumFillTime);
  const [issued = '', nonce = '', mark = ''] = token.split('.');
  const older = `${(Number.parseInt(issued, 36) - 1).toString(36)}.${nonce}.${mark}`;
  for (const wrong of [
    foreign,
    older,
    `${token}x`,
    ` ${token}`,
    `${issued}.${nonce}`,
    '',
    '..',
    'ä'.repeat(43),
  ])
    expect([wrong, await tokens.verify(wrong)]).toEqual([wrong, { kind: 'refused' }]);
});
