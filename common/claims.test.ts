import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claimKeys, register } from './claims.ts';
import { factKeys } from './facts.ts';

/** Conditions of the contract, which the terms alone state, and a rate that law fixes: they claim nothing. */
const noClaims: readonly string[] = ['latePaymentInterest', 'objectionPeriod', 'vatRate'];

it('every figure of the site belongs to exactly one claim', () => {
  const claimed = Object.values(register).flatMap((claim) => claim.facts);
  const ours = factKeys.filter((key) => !noClaims.includes(key));
  expect(claimed.toSorted()).toEqual(ours.toSorted());
});

it.each(claimKeys)('%s is looked at again on a later day, and names evidence that there is', (key) => {
  const { asOf, reviewBy, evidence, terms } = register[key];
  expect(asOf).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
  expect(new Date(reviewBy).toISOString().slice(0, 10)).toBe(reviewBy);
  expect(reviewBy > `${asOf}-31`).toBe(true);
  if (typeof evidence === 'object') expect(existsSync(evidence.test), evidence.test).toBe(true);
  if (evidence === 'agreed') expect(terms).toBeDefined();
});
