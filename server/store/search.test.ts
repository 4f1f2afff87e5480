import { expect, it } from 'vitest';
import { sampleContact } from '#server/testing/samples.ts';
import { hasText } from './search.ts';

const contact = { ...sampleContact, firstName: 'Jörg', lastName: 'Groß-Süß' };

it.each([
  'JORG gross suß',
  'Groß-Süß, Jörg',
  '23125-321',
  '030 23125-321',
  '0049 (30) 23125',
  '２３１２５',
  'joerg.groesser',
])('a message is found by "%s"', (text) => {
  expect(hasText(text)?.({ contact })).toBe(true);
});

it('a message is not found by the name of somebody else', () => {
  expect(hasText('Jörg Schmidt')?.({ contact })).toBe(false);
});

it.each(['', ' ', '–', '@'])('"%s", which every field would have, is nothing to look for', (text) => {
  expect(hasText(text)).toBeUndefined();
});
