import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import {
  captchaErrorCode,
  challengePath,
  formTokenField,
  honeypotField,
  type RefusalCode,
} from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { words } from '#common/words/words.ts';
import { challengeLifetime } from '#server/protection/captcha/altcha.ts';
import { minimumFillTime } from '#server/protection/formTokens.ts';
import { limits } from '#server/protection/limits.ts';
import { takeDeliveries } from '#server/store/outbox.ts';
import { solve } from '#server/testing/altcha.ts';
import { answerOf } from '#server/testing/answers.ts';
import { testApp } from '#server/testing/app.ts';
import { captchaApp, foreignChallenge, type CaptchaApp } from '#server/testing/captchaApp.ts';
import { problem } from '#server/testing/problem.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { MINUTE } from '#server/time.ts';

/** The answer to a captcha that is not taken. */
const refused = (locale: Locale, code: RefusalCode) => ({
  status: 400,
  body: {
    ...problem(locale, code),
    errors: [{ field: 'recaptchaToken', code: captchaErrorCode, message: words[locale][code] }],
  },
});

describe('a challenge', () => {
  it('is for nobody to keep, and says how long a person types at least', async () => {
    const { app } = await captchaApp();
    const response = await app.inject(challengePath);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ parameters: { data: { minimumAge: minimumFillTime } } });
  });

  it('is new for each who asks', async () => {
    const { app } = await captchaApp();
    const one = await app.inject(challengePath);
    const other = await app.inject(challengePath);
    expect(one.body).not.toBe(other.body);
  });

  it('is not there where nobody asks for one', async () => {
    const { app } = await testApp();
    const response = await app.inject(challengePath);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
  });

  it('is not given without end', async () => {
    const { app } = await captchaApp();
    for (let asked = 0; asked < limits.challenge.address; asked += 1) await app.inject(challengePath);
    const response = await app.inject({ url: challengePath, headers: { 'accept-language': 'en' } });
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(answerOf(response)).toEqual({ status: 429, body: problem('en', 'too_many', seconds) });
  });
});

describe('a message with a captcha', () => {
  it.each(['', 'nonsense'])('is refused with the token %j, and not stored', async (recaptchaToken) => {
    const { send, stored } = await captchaApp();
    expect(answerOf(await send({ recaptchaToken }))).toEqual(refused('de', 'captcha_refused'));
    expect(await stored()).toBe(0);
  });

  it.each<[string, (service: CaptchaApp) => Promise<string>]>([
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
    const service = await captchaApp();
    const { send, stored } = service;
    const response = await send({ recaptchaToken: await given(service) });
    expect(answerOf(response)).toEqual(refused('de', 'captcha_expired'));
    expect(await stored()).toBe(0);
  });

  it('is refused when it came faster than a person types', async () => {
    const { send, token, issueFrom, stored } = await captchaApp();
    issueFrom(0);
    const response = await send({ recaptchaToken: await token() }, { 'accept-language': 'en' });
    expect(answerOf(response)).toEqual(refused('en', 'too_fast'));
    expect(await stored()).toBe(0);
  });

  it('is 503 when the captcha cannot be checked', async () => {
    const captcha = { verify: () => Promise.resolve({ kind: 'unavailable' as const }) };
    const { send, stored } = await testApp({ captcha });
    expect(answerOf(await send())).toEqual({ status: 503, body: problem('de', 'captcha_unavailable') });
    expect(await stored()).toBe(0);
  });

  it('is stored', async () => {
    const { send, token, database, accepted } = await captchaApp();
    expect((await send({ recaptchaToken: await token() })).statusCode).toBe(202);
    expect(accepted()).toBe(1);
    const deliveries = await takeDeliveries(database, 'team', 1);
    expect(deliveries).toMatchObject([{ message: { contact: sampleContact } }]);
  });

  const key = { 'idempotency-key': 'one-form-one-key' };

  it.each<[string, (token: string) => string, Record<string, string>]>([
    ['with the same token', (token) => token, {}],
    ['under its key, its token run out meanwhile', () => 'run out meanwhile', key],
  ])('that comes again %s is answered like the first time, and stored once', async (_how, again, headers) => {
    const { send, token, stored, accepted } = await captchaApp();
    const recaptchaToken = await token();
    const first = await send({ recaptchaToken }, key);
    const second = await send({ recaptchaToken: again(recaptchaToken) }, headers);
    expect(second.statusCode).toBe(202);
    expect(second.body).toBe(first.body);
    expect(await stored()).toBe(1);
    expect(accepted()).toBe(1);
  });

  it.each<[string, Record<string, string>]>([
    ['without a key', {}],
    ['under its own key', { 'idempotency-key': 'the-first-key' }],
    ['under another key', { 'idempotency-key': 'another-key' }],
  ])('cannot pay for another one %s', async (_how, headers) => {
    const { send, token, stored } = await captchaApp();
    const recaptchaToken = await token();
    await send({ recaptchaToken }, { 'idempotency-key': 'the-first-key' });
    const response = await send({ recaptchaToken, town: 'Bonn' }, headers);
    expect(answerOf(response)).toEqual({ status: 409, body: problem('de', 'key_conflict') });
    expect(await stored()).toBe(1);
  });
});

describe('the field that nobody sees', () => {
  const spam = { [honeypotField]: 'https://spam.example' };

  it('refuses a message in which it is filled in, and says so', async () => {
    const { send, token, stored } = await captchaApp();
    const response = await send({ ...spam, recaptchaToken: await token() });
    expect(answerOf(response)).toEqual(refused('de', 'captcha_refused'));
    expect(await stored()).toBe(0);
  });

  it('refuses a form in which it is filled in, and comes back empty', async () => {
    const { post, formToken, stored } = await captchaApp();
    const page = await post({ ...spam, [formTokenField]: formToken() });
    expect(page.statusCode).toBe(400);
    const field = parse(page.body).querySelector(`[name="${honeypotField}"]`);
    expect(field?.getAttribute('value')).toBeUndefined();
    expect(await stored()).toBe(0);
  });
});
