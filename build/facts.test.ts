import { expect, it } from 'vitest';
import { facts } from '#common/facts.ts';
import { refuseFacts } from './facts.ts';

it('a figure that pages cannot say stops the build, which names file and key', () => {
  const successFee = Object.assign({}, facts.successFee, { unit: 'percentage' });
  expect(() => refuseFacts(Object.assign({}, facts, { successFee }))).toThrow(
    /^A figure cannot be stated:\ncommon\/facts\.json, successFee: has the unit “percentage”/,
  );
});

it('finds nothing wrong here', () => {
  expect(() => refuseFacts(facts)).not.toThrow();
});
