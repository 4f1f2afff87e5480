import { expect, it } from 'vitest';
import { invisible, withMarks } from './marks.ts';

it.each([
  ['two words', 'Sprechen~Sie', 'Sprechen\u00a0Sie'],
  ['a hyphen and what follows', 'easy-~to-~read', 'easy-\u2060to-\u2060read'],
  ['the parts of a word that may be divided', 'Insol|venz', 'Insol\u00advenz'],
])('a mark stands between %s', (_, typed, shown) => {
  expect(withMarks(typed)).toBe(shown);
});

it('finds every character that a mark stands for', () => {
  for (const shown of ['a~b', 'a-~b', 'a|b'].map(withMarks)) expect(shown).toMatch(invisible);
});
