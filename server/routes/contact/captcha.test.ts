import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { contacts } from '#common/company.ts';
import {
  captchaCode,
  challengePath,
  formTokenField,
  honeypotField,
  type RefusalCode,
} from '#common/contact.ts';
import { formAlert } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { tooMany } from '#common/words/wait.ts';
import { words } from '#common/words/words.ts';
import { altcha, challengeLifetime } from '#server/protection/captcha/altcha.ts';
import { formTokens } from '#server/protection/formTokens.ts';
import { limits } from '#server/protection/limits.ts';
import { formTokenLifetime, minimumFillTime } from '#server/protection/formTokens.ts';
import { secretFrom } from '#server/store/secret.ts';
import { lightEffort, solve } from '#server/testing/altcha.ts';
import { testApp, testSecret } from '#server/testing/app.ts';
import { problem } from '#server/testing/problem.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { MINUTE } from '#server/time.ts';
import { takeDeliveries } from '#server/store/outbox.ts';

/** The app with its captcha on, on a clock that stands `minimumFillTime` behind when tokens are issued. */
async function setUp(env: Record<string, string> = {}) {
  let behind: number = minimumFillTime;
  const clock = () => Date.now() - behind;
  const issuing = altcha(testSecret, { effort: lightEffort, clock });
  const { verify } = altcha(testSecret, { effort: lightEffort });
  const checking = formTokens(testSecret);
  const service = await testApp({
    env,
    captcha: { verify, challenge: issuing.challenge },
    formTokens: { ...checking, issue: formTokens(testSecret, clock).issue },
  });
  const { app } = service;
  return {
    ...service,
    /** From now on what is issued is this old already. */
    issueFrom: (age: number) => (behind = age),
    token: async () => solve((await app.inject(challengePath)).json()),
    formToken: () => formTokens(testSecret, clock).issue('127.0.0.1'),
  };
}

/** Of a server whose store, and so whose key, is another one. */
const foreignSecret = secretFrom(Buffer.alloc(32, 9));

function foreignChallenge() {
  const clock = () => Date.now() - minimumFillTime;
  return altcha(foreignSecret, { effort: lightEffort, clock }).challenge();
}

const decompressors = { br: brotliDecompressSync, gzip: gunzipSync };

const refusal = (locale: Locale, code: RefusalCode) => ({
  ...problem(locale, code),
  errors: [{ field: 'recaptchaToken', code: captchaCode, message: words[locale][code] }],
});

function tokenIn(html: string): string {
  return parse(html).querySelector(`[name="${formTokenField}"]`)?.getAttribute('value') ?? '';
}

function alertIn(html: string): string | undefined {
  return parse(html).querySelector(`[${formAlert}]`)?.text;
}

describe('a challenge', () => {
  it('is new for each who asks, for nobody to keep', async () => {
    const { app } = await setUp();
    const [one, other] = [await app.inject(challengePath), await app.inject(challengePath)];
    expect([one.statusCode, one.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(one.json()).toMatchObject({ parameters: { data: { minimumAge: minimumFillTime } } });
    expect(one.body).not.toBe(other.body);
  });

  it('is not there where nobody asks for one', async () => {
    const { app } = await testApp();
    const response = await app.inject(challengePath);
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  it('is not given without end', async () => {
    const { app } = await setUp();
    for (let asked = 0; asked < limits.challenge.address; asked += 1) await app.inject(challengePath);
    const response = await app.inject({ url: challengePath, headers: { 'accept-language': 'en' } });
    const seconds = Number(response.headers['retry-after']);
    expect([response.statusCode, response.json()]).toEqual([429, problem('en', 'too_many', seconds)]);
    expect(seconds).toBeGreaterThan(0);
  });
});

describe('a message with a captcha', () => {
  it.each(['', 'nonsense'])('is refused with the token %j, and not stored', async (recaptchaToken) => {
    const { send, stored } = await setUp();
    const response = await send({ recaptchaToken });
    expect([response.statusCode, response.json()]).toEqual([400, refusal('de', 'captcha_refused')]);
    expect(await stored()).toBe(0);
  });

  it.each<[string, (service: Awaited<ReturnType<typeof setUp>>) => Promise<string>]>([
    [
      'has run out',
      async ({ issueFrom, token }) => {
        issueFrom(challengeLifetime + MINUTE);
        return token();
      },
    ],
    [
      'was issued while the clock was ahead',
      async ({ issueFrom, token }) => {
        issueFrom(-25 * MINUTE);
        return token();
      },
    ],
    ['was signed with another key', async () => solve(await foreignChallenge())],
  ])('is told that a new captcha may pass when its own %s, and is not stored', async (_what, given) => {
    const service = await setUp();
    const { send, stored } = service;
    const response = await send({ recaptchaToken: await given(service) });
    expect([response.statusCode, response.json()]).toEqual([400, refusal('de', 'captcha_expired')]);
    expect(await stored()).toBe(0);
  });

  it('is refused when it came faster than a person types', async () => {
    const { send, token, issueFrom, stored } = await setUp();
    issueFrom(0);
    const response = await send({ recaptchaToken: await token() }, { 'accept-language': 'en' });
    expect([response.statusCode, response.json()]).toEqual([400, refusal('en', 'too_fast')]);
    expect(await stored()).toBe(0);
  });

  it('is 503 when the captcha cannot be checked', async () => {
    const captcha = { verify: () => Promise.resolve({ kind: 'unavailable' as const }) };
    const { send, stored } = await testApp({ captcha });
    const response = await send();
    expect([response.statusCode, response.json()]).toEqual([503, problem('de', 'captcha_unavailable')]);
    expect(await stored()).toBe(0);
  });

  it('is stored, and answered like the first time with the same token, and under its key with any', async () => {
    const { send, token, database, stored, accepted } = await setUp();
    const key = { 'idempotency-key': 'one-form-one-key' };
    const recaptchaToken = await token();
    const first = await send({ recaptchaToken }, key);
    expect(first.statusCode).toBe(202);
    expect(await takeDeliveries(database, 'team', 1)).toMatchObject([
      { message: { contact: sampleContact } },
    ]);
    for (const again of [
      await send({ recaptchaToken }),
      await send({ recaptchaToken: 'run out meanwhile' }, key),
    ])
      expect([again.statusCode, again.body]).toEqual([202, first.body]);
    expect(await stored()).toBe(1);
    expect(accepted()).toBe(1);
  });

  it.each<[string, Record<string, string>]>([
    ['without a key', {}],
    ['under its own key', { 'idempotency-key': 'the-first-key' }],
    ['under another key', { 'idempotency-key': 'another-key' }],
  ])('cannot pay for another one %s', async (_how, headers) => {
    const { send, token, stored } = await setUp();
    const recaptchaToken = await token();
    await send({ recaptchaToken }, { 'idempotency-key': 'the-first-key' });
    const response = await send({ recaptchaToken, town: 'Bonn' }, headers);
    expect([response.statusCode, response.json()]).toEqual([409, problem('de', 'key_conflict')]);
    expect(await stored()).toBe(1);
  });
});

describe('the field that nobody sees', () => {
  it('refuses a message in which it is filled in, and says so', async () => {
    const { send, post, token, formToken, stored } = await setUp();
    const spam = { [honeypotField]: 'https://spam.example' };
    const response = await send({ ...spam, recaptchaToken: await token() });
    expect([response.statusCode, response.json()]).toEqual([400, refusal('de', 'captcha_refused')]);
    const page = await post({ ...spam, [formTokenField]: formToken() });
    expect(page.statusCode).toBe(400);
    expect(
      parse(page.body).querySelector(`[name="${honeypotField}"]`)?.getAttribute('value'),
    ).toBeUndefined();
    expect(await stored()).toBe(0);
  });
});

describe('a form without JavaScript', () => {
  it('is served with a token and taken with it', async () => {
    const { app, post, stored } = await setUp();
    for (const path of ['/contact', '/en/contact']) {
      const page = await app.inject(path);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-cache']);
      const response = await post({ [formTokenField]: tokenIn(page.body) });
      expect([path, response.statusCode]).toEqual([path, 303]);
    }
    expect(await stored()).toBe(2);
  });

  it.each([
    ['none', () => ''],
    ['nonsense', () => 'a.b.c'],
    [
      'one that has run out',
      ({ issueFrom, formToken }: Awaited<ReturnType<typeof setUp>>) => {
        issueFrom(formTokenLifetime + MINUTE);
        const old = formToken();
        issueFrom(minimumFillTime);
        return old;
      },
    ],
    [
      'one that was signed with another key',
      () => formTokens(foreignSecret, () => Date.now() - minimumFillTime).issue('127.0.0.1'),
    ],
    [
      'one of a clock that was ahead',
      ({ issueFrom, formToken }: Awaited<ReturnType<typeof setUp>>) => {
        issueFrom(-25 * MINUTE);
        const ahead = formToken();
        issueFrom(minimumFillTime);
        return ahead;
      },
    ],
    [
      'one from another network',
      async ({ app }: Awaited<ReturnType<typeof setUp>>) =>
        tokenIn((await app.inject({ url: '/contact', remoteAddress: '203.0.113.7' })).body),
    ],
  ])('comes back filled in with a new token to confirm when it has %s', async (_what, given) => {
    const service = await setUp();
    const { post, stored } = service;
    const page = await post({ [formTokenField]: await given(service) });
    expect([page.statusCode, alertIn(page.body)]).toEqual([400, words.de.confirm]);
    expect(parse(page.body).querySelector('#town')?.getAttribute('value')).toBe(sampleContact.town);
    expect(await stored()).toBe(0);

    const confirmed = await post({ [formTokenField]: tokenIn(page.body) });
    expect(confirmed.statusCode).toBe(303);
    expect(await stored()).toBe(1);
  });

  it('comes back with the same token when it was posted faster than a person types, or has a fault', async () => {
    const { post, formToken, issueFrom, stored } = await setUp();
    issueFrom(0);
    const token = formToken();
    const page = await post({ [formTokenField]: token });
    expect([page.statusCode, alertIn(page.body), tokenIn(page.body)]).toEqual([
      400,
      words.de.too_fast,
      token,
    ]);
    issueFrom(minimumFillTime);
    const faulty = await post({ [formTokenField]: token, email: 'jo@ecke' });
    expect([faulty.statusCode, tokenIn(faulty.body)]).toEqual([400, token]);
    expect(await stored()).toBe(0);
  });

  it('is stored once however often it is posted, and its token is good for one message', async () => {
    const { post, formToken, stored } = await setUp();
    const token = { [formTokenField]: formToken() };
    expect((await post(token)).statusCode).toBe(303);
    expect((await post(token)).statusCode).toBe(303);
    expect(await stored()).toBe(1);

    const page = await post({ ...token, town: 'Bonn' });
    expect([page.statusCode, alertIn(page.body)]).toEqual([409, words.de.confirm]);
    expect((await post({ town: 'Bonn', [formTokenField]: tokenIn(page.body) })).statusCode).toBe(303);
    expect(await stored()).toBe(2);
  });

  it('cannot be sent as JSON, nor can a captcha’s token stand in for its own', async () => {
    const { send, post, token, formToken } = await setUp();
    expect((await send({ recaptchaToken: formToken(), [formTokenField]: formToken() })).statusCode).toBe(400);
    const solved = await token();
    expect((await post({ recaptchaToken: solved, [formTokenField]: solved })).statusCode).toBe(400);
  });

  it('is not taken from another site, good token or not, but shown to the visitor', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const { post, formToken, stored } = await setUp();
    for (let sent = 0; sent <= limits.form.address; sent += 1) {
      const page = await post({ [formTokenField]: formToken() }, headers);
      expect([page.statusCode, alertIn(page.body)]).toEqual([403, words.de.confirm]);
    }
    expect(await stored()).toBe(0);
    // Nothing of it was counted against the visitor.
    expect(
      (await post({ [formTokenField]: formToken() }, { 'sec-fetch-site': 'same-origin' })).statusCode,
    ).toBe(303);
  });

  it('is limited more strictly, and comes back filled in', async () => {
    const { post, formToken } = await setUp();
    const token = { [formTokenField]: formToken() };
    for (let sent = 0; sent < limits.form.address; sent += 1) await post(token);
    const page = await post({ ...token, town: 'Bonn' });
    const seconds = Number(page.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect([page.statusCode, alertIn(page.body)]).toEqual([429, tooMany('de', seconds)]);
    expect(parse(page.body).querySelector('#town')?.getAttribute('value')).toBe('Bonn');
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['too large', 413, `${words.en.too_large} ${words.en.tooLargeAdvice} ${contacts.hotline.display}.`, {}],
    ['in a type that we do not read', 415, words.en.unsupported_type, { 'content-type': 'text/plain' }],
  ])('that is %s is answered by a page too', async (_what, status, text, headers) => {
    const { post } = await setUp();
    const page = await post(
      { message: 'x'.repeat(33_000) },
      { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en', ...headers },
    );
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(alertIn(page.body)).toBe(text);
  });

  it('that is too large does not pretend to hold what was typed', async () => {
    const { post } = await setUp();
    const page = await post({ message: 'x'.repeat(33_000) }, { accept: 'text/html' });
    expect(parse(page.body).querySelector(`[${formAlert}] + p`)?.hasAttribute('hidden')).toBe(true);
  });

  it('that has a fault says that it holds what was typed', async () => {
    const { post } = await setUp();
    const page = await post({ town: ' ' });
    expect(parse(page.body).querySelector(`[${formAlert}] + p`)?.hasAttribute('hidden')).toBe(false);
  });
});

describe('the contact page with a token in it', () => {
  it('is otherwise what the build wrote, compressed as asked for', async () => {
    const { app } = await setUp();
    const { app: plain } = await testApp();
    const built = (await plain.inject('/contact')).body;
    const field = new RegExp(`(<input type="hidden" name="${formTokenField}") value="[^"]+">`);
    for (const [accepted, used] of [
      ['identity', undefined],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.5, deflate', 'br'],
    ] as const) {
      const response = await app.inject({ url: '/contact', headers: { 'accept-encoding': accepted } });
      expect([accepted, response.headers['content-encoding']]).toEqual([accepted, used]);
      expect(response.headers['vary']).toContain('accept-encoding');
      const html = (
        used === undefined ? response.rawPayload : decompressors[used](response.rawPayload)
      ).toString();
      expect(html).toMatch(field);
      expect(html.replace(field, '$1>')).toBe(built);
    }
  });
});
