import { expect, test, vi } from 'vitest';
import type * as Facts from '#common/facts.ts';
import { languages } from '../load.ts';

vi.mock('#common/facts.ts', async (original) => {
  const { facts, ...others } = await original<typeof Facts>();
  return { ...others, facts: { ...facts, adminTimeSaved: { ...facts.adminTimeSaved, unit: 'hour' } } };
});

test.each([
  ['de', 'Std.'],
  ['en', 'hrs'],
] as const)('a fact brings its unit to every statistic that states it (%s)', (locale, hours) => {
  const { content, format } = languages[locale];
  expect(format.statistic('adminTimeSaved')).toMatchObject({ value: '40', unit: hours, gap: true });
  for (const { statistics } of [content.clients, content.professional])
    expect(statistics.items.filter(({ value }) => value === '40').map(({ unit }) => unit)).toEqual([hours]);
});

test('German figures are declined', () => {
  const { figure, dative } = languages.de.format;
  expect([figure.freeAtSignUp, dative.freeAtSignUp]).toEqual(['6\u00a0Monate', '6\u00a0Monaten']);
  expect(dative.supportFixWithin).toBe(figure.supportFixWithin);
});
