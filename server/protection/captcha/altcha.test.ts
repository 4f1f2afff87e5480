import { longestToken } from '#common/contact.ts';
import type { Challenge } from 'altcha-lib/types';
import { describe, expect, it } from 'vitest';

import { minimumFillTime } from '#server/protection/formTokens.ts';
import { secretFrom } from '#server/store/secret.ts';
import { encode, lightEffort, solve } from '#server/testing/altcha.ts';
import { testSecret } from '#server/testing/app.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { altcha, challengeLifetime } from './altcha.ts';

/** A captcha whose challenges were issued a while ago: long enough for a person, unless told otherwise. */
function setUp(age = minimumFillTime, secret = testSecret) {
  const issuedAt = Date.now() - age;
  const issuing = altcha(secret, { effort: lightEffort, clock: () => issuedAt });
  const { verify } = altcha(testSecret, { effort: lightEffort });
  return { challenge: issuing.challenge, verify };
}

describe('altcha', () => {
  it('lets a solved challenge pass, under the nonce that it alone was given', async () => {
    const { challenge, verify } = setUp();
    const given = await challenge();
    const token = await solve(given);
    expect(token.length).toBeLessThan(longestToken);
    expect(await verify(token)).toEqual({ kind: 'passed', nonce: given.parameters.nonce });
    expect((await challenge()).parameters.nonce).not.toBe(given.parameters.nonce);
  });

  it('asks for the work that was measured', async () => {
    const { parameters } = await altcha(testSecret).challenge();
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000 });
    expect(parameters.expiresAt).toBeGreaterThan(Date.now() / SECOND);
  });

  it.each([
    ['has run out', challengeLifetime + SECOND, 'expired', testSecret],
    ['was issued while the clock was ahead', -25 * MINUTE, 'expired', testSecret],
    ['was signed with another key', minimumFillTime, 'expired', secretFrom(Buffer.alloc(32, 9))],
    ['was solved faster than a person types', minimumFillTime - SECOND, 'tooFast', testSecret],
  ])('does not take a challenge that %s', async (_what, age, kind, secret) => {
    const { challenge, verify } = setUp(age, secret);
    expect(await verify(await solve(await challenge()))).toEqual({ kind });
  });

  it.each<[string, (challenge: Challenge) => Challenge]>([
    ['lasts longer', (one) => change(one, { expiresAt: (one.parameters.expiresAt ?? 0) + 3600 })],
    ['costs less', (one) => change(one, { cost: 1 })],
    ['has another nonce', (one) => change(one, { nonce: '00'.repeat(16) })],
    ['was issued earlier', (one) => change(one, { data: { issued: 0 } })],
    ['has no signature', ({ parameters }) => ({ parameters })],
  ])('does not take a challenge that was made over so that it %s', async (_what, tamper) => {
    const { challenge, verify } = setUp();
    const given = await challenge();
    const { solution } = JSON.parse(atob(await solve(given))) as { solution: object };
    expect(await verify(encode({ challenge: tamper(given), solution }))).toEqual({ kind: 'expired' });
  });

  it('takes one that was solved as fast as a person can', async () => {
    const issuedAt = Date.now();
    const issuing = altcha(testSecret, { effort: lightEffort, clock: () => issuedAt });
    const later = altcha(testSecret, { clock: () => issuedAt + minimumFillTime });
    const token = await solve(await issuing.challenge());
    expect(await later.verify(token)).toHaveProperty('kind', 'passed');
  });

  it('says of one that comes back within the same millisecond that it was too fast', async () => {
    const issuedAt = Date.now();
    const { challenge, verify } = altcha(testSecret, { effort: lightEffort, clock: () => issuedAt });
    expect(await verify(await solve(await challenge()))).toEqual({ kind: 'tooFast' });
  });

  it('may ask for the most guesses that were measured', async () => {
    const effort = { cost: lightEffort.cost, least: 3, most: 3 };
    const { challenge } = altcha(testSecret, { effort });
    await expect(challenge()).resolves.toHaveProperty('signature');
  });

  it('signs challenges and solutions with keys of their own, whose names outlive every update', async () => {
    const names: string[] = [];
    const { challenge } = altcha((name) => {
      names.push(name);
      return testSecret(name);
    });
    await challenge();
    expect(names.toSorted()).toEqual(['altcha challenges', 'altcha solutions']);
  });

  it('refuses a good challenge with the solution of another', async () => {
    const { challenge, verify } = setUp();
    const { solution } = JSON.parse(atob(await solve(await challenge()))) as { solution: object };
    const unsolved = encode({ challenge: await challenge(), solution });
    expect(await verify(unsolved)).toEqual({ kind: 'refused' });
  });

  it.each(['', 'nonsense', encode({})])('refuses %j, which no browser of ours sends', async (token) => {
    const { verify } = setUp();
    expect(await verify(token)).toEqual({ kind: 'refused' });
  });
});

function change(challenge: Challenge, parameters: Partial<Challenge['parameters']>): Challenge {
  return { ...challenge, parameters: { ...challenge.parameters, ...parameters } };
}
