import { describe, expect, it } from 'vitest';
import { readReference } from './reference.ts';
import { spelled } from './spelled.ts';

it('is read out letter by letter', () => expect(spelled('BW-7K3Q-M2')).toBe('B W 7 K 3 Q M 2'));

describe('readReference', () => {
  it.each([
    ['BW-7K3Q-M2', 'BW-7K3Q-M2'],
    [' bw-7k3q-m2\n', 'BW-7K3Q-M2'],
    ['bw7k3qm2', 'BW-7K3Q-M2'],
    ['BW-OIL0-11', 'BW-0110-11'],
  ])('takes %j for %s', (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });

  it.each(['', 'BW-7K3Q', 'BW-7K3Q-M2X', 'XY-7K3Q-M2', 'BW-7K3U-M2', '7K3Q-M2', 'BW-7K3Q-M2 <b>'])(
    'takes %j for none',
    (typed) => expect(readReference(typed)).toBeUndefined(),
  );
});
