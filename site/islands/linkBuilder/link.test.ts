import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLink } from './link.ts';
import { qrCode } from './qrCode.ts';

const origin = 'https://app.bewertra.example';
const platform = { origin, general: [`${origin}/register/valuer`, `${origin}/`] };

/** A link of so many characters. */
const linkOf = (length: number) => `${origin}/a/`.padEnd(length, 'x');

it.each([
  ['  https://app.bewertra.example/a/nord\n', 'https://app.bewertra.example/a/nord'],
  ['app.bewertra.example/a/nord', 'https://app.bewertra.example/a/nord'],
  ['https://APP.bewertra.example/?v=7', 'https://app.bewertra.example/?v=7'],
  ['http://app.bewertra.example/a/nord', 'https://app.bewertra.example/a/nord'],
  ['app.bewertra.example/register/valuer?of=nord', 'https://app.bewertra.example/register/valuer?of=nord'],
  [
    'https://app.bewertra.example/register/valuer/a/nord',
    'https://app.bewertra.example/register/valuer/a/nord',
  ],
])('takes “%s”', (pasted, link) => {
  expect(readLink(pasted, platform)).toEqual({ link });
});

it.each([
  ['mein link', 'noAddress'],
  ['https://app.bewertra.example', 'notYours'],
  ['https://app.bewertra.example/#a', 'notYours'],
  ['https://example.com/a/nord', 'foreign'],
  ['https://app.bewertra.example/register/valuer', 'notYours'],
  ['app.bewertra.example/register/valuer/#a', 'notYours'],
  ['http://example.com/a/nord', 'foreign'],
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
      if (read.link !== undefined) expect(new URL(read.link).origin).toBe(origin);
    }),
  );
});

it('takes a link as long as a QR code holds, and no longer one', async () => {
  expect(readLink(linkOf(2331), platform)).toEqual({ link: linkOf(2331) });
  await expect(qrCode(linkOf(2331))).resolves.toBeDefined();
  expect(readLink(linkOf(2332), platform)).toEqual({ problem: 'tooLong' });
  await expect(qrCode(linkOf(2332))).rejects.toThrow();
});
