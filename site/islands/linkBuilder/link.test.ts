import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLink } from './link.ts';

const platform = 'https://app.bewertra.example';

it.each([
  ['  https://app.bewertra.example/a/nord\n', 'https://app.bewertra.example/a/nord'],
  ['app.bewertra.example/a/nord', 'https://app.bewertra.example/a/nord'],
  ['https://APP.bewertra.example/?v=7', 'https://app.bewertra.example/?v=7'],
])('takes “%s”', (pasted, link) => {
  expect(readLink(pasted, platform)).toEqual({ link });
});

it.each([
  ['mein link', 'noAddress'],
  ['https://app.bewertra.example', 'notYours'],
  ['https://app.bewertra.example/#a', 'notYours'],
  ['https://example.com/a/nord', 'foreign'],
  ['http://app.bewertra.example/a/nord', 'foreign'],
  ['https://app.bewertra.example.evil.example/a', 'foreign'],
  ['https://app.bewertra.example:8443/a', 'foreign'],
  ['https://app.bewertra.example@evil.example/a', 'foreign'],
  ['javascript:alert(document.domain)', 'foreign'],
])('refuses “%s”: %s', (pasted, problem) => {
  expect(readLink(pasted, platform)).toEqual({ problem });
});

it('lets nothing through that does not lead to the platform', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (pasted) => {
      const read = readLink(pasted, platform);
      if (read.link !== undefined) expect(new URL(read.link).origin).toBe(platform);
    }),
  );
});
