import { expect, it } from 'vitest';
import { asText } from './typed.ts';

it('composes letters with their marks', () => {
  expect(asText('Mu\u0308ller, Nguye\u0302\u0303n')).toBe('Müller, Nguyễn');
});

// By the square of its length this would take minutes, in which the service answers nobody.
it('reads a text of a million marks', () => {
  const text = `a${'\u0301\u0316'.repeat(500_000)}`;
  expect(asText(text).length).toBeGreaterThan(999_000);
});
