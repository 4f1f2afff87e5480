import { describe, expect, it } from 'vitest';
import { agreedNow, legalVersions, versionedTexts, versionsOf } from './legalVersions.ts';

describe.each(versionedTexts)('the versions of %s', (text) => {
  it('have the one in force last', () => {
    expect(versionsOf(text).at(-1)).toBe(legalVersions[text]);
  });

  it('have all earlier ones before it, oldest first', () => {
    const numbers = versionsOf(text).map(({ version }) => Number(version));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('are stored with a message as the version in force and its date', () => {
    const { version, date } = legalVersions[text];
    expect(agreedNow()[text]).toEqual({ version, date });
  });
});
