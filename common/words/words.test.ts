import { expect, it } from 'vitest';
import { localeCodes } from '../locales.ts';
import { words } from './words.ts';

it.each(localeCodes)('leave nothing empty in %s', (locale) => {
  const { fields, ...rest } = words[locale];
  for (const text of [...Object.values(fields), ...Object.values(rest)]) expect(text.trim()).not.toBe('');
});
