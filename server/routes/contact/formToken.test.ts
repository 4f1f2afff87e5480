import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { contacts } from '#common/company.ts';
import { formTokenField } from '#common/contact.ts';
import { formAlert } from '#common/ids.ts';
import { tooMany } from '#common/words/wait.ts';
import { words } from '#common/words/words.ts';
import { formTokenLifetime, minimumFillTime } from '#server/protection/formTokens.ts';
import { limits } from '#server/protection/limits.ts';
import { alertIn, tokenIn, valueIn } from '#server/testing/answers.ts';
import { testApp } from '#server/testing/app.ts';
import { captchaApp, foreignFormToken, type CaptchaApp } from '#server/testing/captchaApp.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { MINUTE } from '#server/time.ts';

/** A token that was issued when it was this old already. */
function tokenOfAge({ issueFrom, formToken }: CaptchaApp, age: number): string {
  issueFrom(age);
  const token = formToken();
  issueFrom(minimumFillTime);
  return token;
}

describe('a form without JavaScript', () => {
  it.each(['/contact', '/en/contact'])('is served at %s with a token and taken with it', async (path) => {
    const { app, post, stored } = await captchaApp();
    const page = await app.inject(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const response = await post({ [formTokenField]: tokenIn(page.body) });
    expect(response.statusCode).toBe(303);
    expect(await stored()).toBe(1);
  });

  it.each<[string, (service: CaptchaApp) => string | Promise<string>]>([
    ['none', () => ''],
    ['nonsense', () => 'a.b.c'],
    ['one that has run out', (service) => tokenOfAge(service, formTokenLifetime + MINUTE)],
    ['one that was signed with another key', foreignFormToken],
    ['one of a clock that was ahead', (service) => tokenOfAge(service, -25 * MINUTE)],
    [
      'one from another network',
      async ({ app }) => tokenIn((await app.inject({ url: '/contact', remoteAddress: '203.0.113.7' })).body),
    ],
  ])('comes back filled in with a new token to confirm when it has %s', async (_what, given) => {
    const service = await captchaApp();
    const { post, stored } = service;
    const page = await post({ [formTokenField]: await given(service) });
    expect(page.statusCode).toBe(400);
    expect(alertIn(page.body)).toBe(words.de.confirm);
    expect(valueIn(page.body, 'town')).toBe(sampleContact.town);
    expect(await stored()).toBe(0);

    const confirmed = await post({ [formTokenField]: tokenIn(page.body) });
    expect(confirmed.statusCode).toBe(303);
    expect(await stored()).toBe(1);
  });

  it('comes back with the same token when it was posted faster than a person types', async () => {
    const { post, formToken, issueFrom, stored } = await captchaApp();
    issueFrom(0);
    const token = formToken();
    const page = await post({ [formTokenField]: token });
    expect(page.statusCode).toBe(400);
    expect(alertIn(page.body)).toBe(words.de.too_fast);
    expect(tokenIn(page.body)).toBe(token);
    expect(await stored()).toBe(0);
  });

  it('comes back with the same token when it has a fault', async () => {
    const { post, formToken } = await captchaApp();
    const token = formToken();
    const page = await post({ [formTokenField]: token, email: 'jo@ecke' });
    expect(page.statusCode).toBe(400);
    expect(tokenIn(page.body)).toBe(token);
  });

  it('is stored once however often it is posted', async () => {
    const { post, formToken, stored } = await captchaApp();
    const token = { [formTokenField]: formToken() };
    expect((await post(token)).statusCode).toBe(303);
    expect((await post(token)).statusCode).toBe(303);
    expect(await stored()).toBe(1);
  });

  it('has a token that is good for one message: another one is to be confirmed', async () => {
    const { post, formToken, stored } = await captchaApp();
    const token = { [formTokenField]: formToken() };
    await post(token);
    const page = await post({ ...token, town: 'Bonn' });
    expect(page.statusCode).toBe(409);
    expect(alertIn(page.body)).toBe(words.de.confirm);
    const confirmed = await post({ town: 'Bonn', [formTokenField]: tokenIn(page.body) });
    expect(confirmed.statusCode).toBe(303);
    expect(await stored()).toBe(2);
  });

  it('has a token that pays for no message as JSON', async () => {
    const { send, formToken } = await captchaApp();
    const response = await send({ recaptchaToken: formToken(), [formTokenField]: formToken() });
    expect(response.statusCode).toBe(400);
  });

  it('cannot be paid for with a captcha’s token', async () => {
    const { post, token } = await captchaApp();
    const solved = await token();
    const response = await post({ recaptchaToken: solved, [formTokenField]: solved });
    expect(response.statusCode).toBe(400);
  });

  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

  it('is not taken from another site, its token good or not, but shown to the visitor', async () => {
    const { post, formToken, stored } = await captchaApp();
    const page = await post({ [formTokenField]: formToken() }, crossSite);
    expect(page.statusCode).toBe(403);
    expect(alertIn(page.body)).toBe(words.de.confirm);
    expect(await stored()).toBe(0);
  });

  it('that comes from another site is not counted against the visitor', async () => {
    const { post, formToken } = await captchaApp();
    for (let sent = 0; sent <= limits.form.address; sent += 1)
      await post({ [formTokenField]: formToken() }, crossSite);
    const own = await post({ [formTokenField]: formToken() }, { 'sec-fetch-site': 'same-origin' });
    expect(own.statusCode).toBe(303);
  });

  it('is limited more strictly, and comes back filled in', async () => {
    const { post, formToken } = await captchaApp();
    const token = { [formTokenField]: formToken() };
    for (let sent = 0; sent < limits.form.address; sent += 1) await post(token);
    const page = await post({ ...token, town: 'Bonn' });
    const seconds = Number(page.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(page.statusCode).toBe(429);
    expect(alertIn(page.body)).toBe(tooMany('de', seconds));
    expect(valueIn(page.body, 'town')).toBe('Bonn');
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['too large', 413, `${words.en.too_large} ${words.en.tooLargeAdvice} ${contacts.hotline.display}.`, {}],
    ['in a type that we do not read', 415, words.en.unsupported_type, { 'content-type': 'text/plain' }],
  ])('that is %s is answered by a page too', async (_what, status, text, headers) => {
    const { post } = await captchaApp();
    const page = await post(
      { message: 'x'.repeat(66_000) },
      { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en', ...headers },
    );
    expect(page.statusCode).toBe(status);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(alertIn(page.body)).toBe(text);
  });

  it('that is too large does not pretend to hold what was typed', async () => {
    const { post } = await captchaApp();
    const page = await post({ message: 'x'.repeat(66_000) }, { accept: 'text/html' });
    expect(parse(page.body).querySelector(`[${formAlert}] ~ p`)?.hasAttribute('hidden')).toBe(true);
  });

  it('that has a fault says that it holds what was typed', async () => {
    const { post } = await captchaApp();
    const page = await post({ town: ' ' });
    expect(parse(page.body).querySelector(`[${formAlert}] ~ p`)?.hasAttribute('hidden')).toBe(false);
  });
});

describe('the contact page with a token in it', () => {
  const unpacked = {
    none: (bytes: Buffer) => bytes,
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };

  it.each([
    ['identity', 'none'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, deflate', 'br'],
  ] as const)('is otherwise what the build wrote; for "%s" its compression is %s', async (accepted, used) => {
    const { app } = await captchaApp();
    const { app: plain } = await testApp();
    const built = (await plain.inject('/contact')).body;
    const response = await app.inject({ url: '/contact', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding'] ?? 'none').toBe(used);
    expect(response.headers['vary']).toContain('accept-encoding');
    const html = unpacked[used](response.rawPayload).toString();
    const field = new RegExp(`(<input type="hidden" name="${formTokenField}") value="[^"]+">`);
    expect(html).toMatch(field);
    expect(html.replace(field, '$1>')).toBe(built);
  });
});
