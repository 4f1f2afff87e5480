import { expect, it } from 'vitest';
import { localeCodes } from '../locales.ts';
import { words } from './words.ts';

it.each(localeCodes)('leave nothing empty in %s', (locale) => {
  const { fields, ...rest } = words[locale];
  const texts = [...Object.values(fields), ...Object.values(rest)].filter((text) => typeof text === 'string');
  for (const text of texts) expect(text.trim()).not.toBe('');
});
