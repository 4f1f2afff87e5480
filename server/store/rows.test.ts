import { expect, it } from 'vitest';
import { everythingFrom } from './rows.ts';

it('everything is every column, also one that nobody has thought of', () => {
  const message = {
    id: 'one',
    idempotency_key: 'a key',
    received: 0,
    contact: '{"town":"Ulm"}',
    added_later: 7,
  };
  const delivery = {
    message: 'one',
    destination: 'team',
    reached: '["a@b.example"]',
    settled: null,
    also_new: 'x',
  };
  expect(everythingFrom(message, [delivery])).toEqual({
    id: 'one',
    idempotencyKey: 'a key',
    received: new Date(0),
    contact: { town: 'Ulm' },
    addedLater: 7,
    deliveries: [
      { message: 'one', destination: 'team', reached: ['a@b.example'], settled: null, alsoNew: 'x' },
    ],
  });
});
