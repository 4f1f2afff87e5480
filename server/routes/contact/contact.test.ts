import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contacts } from '#common/company.ts';
import { contactPath, type RefusalCode } from '#common/contact.ts';
import { contactFieldEntries } from '#common/contactFields.ts';
import { agreedNow } from '#common/legalVersions.ts';
import { localeCodes } from '#common/locales.ts';
import { expectedAt } from '#common/words/next.ts';
import { words } from '#common/words/words.ts';
import { limits as limitsOf } from '#server/protection/limits.ts';
import { takeDeliveries } from '#server/store/outbox.ts';
import { findMessages } from '#server/store/records.ts';
import { alertIn, answerOf, valueIn } from '#server/testing/answers.ts';
import { testApp } from '#server/testing/app.ts';
import { problem } from '#server/testing/problem.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';
import { parse } from 'node-html-parser';

const evening = new Date('2026-11-22T20:15+01:00');
const english = { 'accept-language': 'en-GB,en;q=0.9' };

describe('a message as JSON', () => {
  it('is stored before 202 is answered, with the versions of the texts it agreed to', async () => {
    const { send, database } = await testApp();
    const response = await send();
    const { id, reference } = response.json<{ id: string; reference: string }>();
    expect(response.statusCode).toBe(202);
    const found = await findMessages(database, { name: reference, limit: 1 });
    expect(found).toMatchObject([{ id, agreed: agreedNow() }]);
  });

  it('is thanked for, in an answer that nobody keeps', async () => {
    const { send } = await testApp();
    const response = await send();
    expect(response.json()).toMatchObject({ message: words.de.accepted });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('wakes the delivery, which has all that was typed, and not the token', async () => {
    const { send, database, accepted } = await testApp();
    await send({ recaptchaToken: 'token' });
    expect(accepted()).toBe(1);
    const [taken] = await takeDeliveries(database, 'team', 10);
    expect(taken?.message.locale).toBe('de');
    expect(taken?.message.contact).toEqual(sampleContact);
  });

  it('is answered and noted in the language of the sender, with what happens next', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: evening });
    onTestFinished(() => void vi.useRealTimers());
    const { send, database } = await testApp();
    const next = expectedAt('en', evening);
    expect(next).toContain('by about 12:00 tomorrow, Monday');
    expect((await send({}, english)).json()).toMatchObject({ message: words.en.accepted, next });
    expect(await takeDeliveries(database, 'team', 1)).toMatchObject([{ message: { locale: 'en' } }]);
  });

  it('is refused with every field at fault', async () => {
    const { send, stored, accepted } = await testApp();
    const faulty = {
      firstName: ' ',
      email: 'a@b',
      town: 'x'.repeat(contactFieldEntries.town.limit + 1),
      phone: '\u0003',
    };
    const errors = [
      { field: 'firstName', code: 'required', message: 'Required' },
      { field: 'email', code: 'invalid_email', message: 'Invalid email address' },
      { field: 'phone', code: 'required', message: 'Required' },
      { field: 'town', code: 'too_long', message: words.en.fields.too_long },
    ];
    const answer = answerOf(await send(faulty, english));
    expect(answer).toEqual({ status: 400, body: { ...problem('en', 'invalid'), errors } });
    expect(await stored()).toBe(0);
    expect(accepted()).toBe(0);
  });

  it.each<[string, number, RefusalCode, string, Record<string, string>]>([
    ['is empty', 400, 'malformed', '', {}],
    ['breaks off', 400, 'malformed', '{', {}],
    ['reaches for a prototype', 400, 'malformed', '{"__proto__":{}}', {}],
    [
      'has another type',
      415,
      'unsupported_type',
      'a=1',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['is larger than 64 KB', 413, 'too_large', JSON.stringify({ message: 'x'.repeat(64 * 1024) }), {}],
    ['has a short key', 400, 'invalid_key', '{}', { 'idempotency-key': 'short' }],
    ['has a key with a blank', 400, 'invalid_key', '{}', { 'idempotency-key': 'with a blank in it' }],
  ])('that %s is refused with %i, %s', async (_what, status, code, body, headers) => {
    const { send } = await testApp();
    const answer = answerOf(await send(body, { ...english, ...headers }));
    expect(answer).toEqual({ status, body: problem('en', code) });
  });

  it('counts a line break once, however it was sent', async () => {
    const { send, database } = await testApp();
    const longest = `${'x'.repeat(contactFieldEntries.message.limit - 2)}\r\nx`;
    expect((await send({ message: longest })).statusCode).toBe(202);
    const [taken] = await takeDeliveries(database, 'team', 1);
    expect(taken?.message.contact.message).toBe(longest.replace('\r', ''));
  });

  it('that has half a character is stored as what every store can hold', async () => {
    const { send, database } = await testApp();
    const half = JSON.stringify({ ...sampleContact, town: 'X' }).replace('"X"', '"K\\ud800ln"');
    expect((await send(half)).statusCode).toBe(202);
    expect((await takeDeliveries(database, 'team', 1))[0]?.message.contact.town).toBe('K\ufffdln');
  });
});

it.each(['/email', '/email/', '/email/nope', '/email/email-platform/'])(
  'POST %s is not there, which is said as JSON',
  async (url) => {
    const { app } = await testApp();
    const response = await app.inject({ method: 'POST', url, headers: english });
    expect(answerOf(response)).toEqual({ status: 404, body: problem('en', 'not_found') });
  },
);

it.each(['GET', 'PUT', 'DELETE'] as const)(
  '%s is no method of the endpoint, and the answer names the one that is',
  async (method) => {
    const { app } = await testApp();
    const response = await app.inject({ method, url: contactPath, headers: english });
    expect(answerOf(response)).toEqual({ status: 405, body: problem('en', 'method_not_allowed') });
    expect(response.headers.allow).toBe('POST');
  },
);

describe('a store that cannot write', () => {
  async function withoutDisk() {
    const service = await testApp();
    service.database.ready = () => Promise.reject(new Error('disk full'));
    return service;
  }

  it('is 503 with a message, never 2xx, and wakes no delivery', async () => {
    const { send, accepted } = await withoutDisk();
    expect(answerOf(await send({}, english))).toEqual({ status: 503, body: problem('en', 'failed') });
    expect(accepted()).toBe(0);
  });

  it('costs nobody what was typed: the form comes back filled in, with no field at fault', async () => {
    const { post } = await withoutDisk();
    const page = await post();
    expect(page.statusCode).toBe(503);
    expect(alertIn(page.body)).toBe(words.de.failed);
    expect(valueIn(page.body, 'lastName')).toBe(sampleContact.lastName);
    expect(parse(page.body).querySelector('[aria-invalid]')).toBeNull();
  });
});

describe('too many messages from one address', () => {
  it('are 429 with a message that says when to try again', async () => {
    const { send } = await testApp();
    for (let sent = 0; sent < limitsOf.message.address; sent += 1)
      expect((await send('{}')).statusCode).toBe(400);
    const response = await send({}, english);
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(answerOf(response)).toEqual({ status: 429, body: problem('en', 'too_many', seconds) });
  });

  it('are taken where the limit is switched off', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT: 'off' } });
    for (let sent = 0; sent <= limitsOf.message.address; sent += 1)
      expect((await send('{}')).statusCode).toBe(400);
  });

  it('are counted by the address that a known proxy names', async () => {
    const { send } = await testApp({ env: { TRUSTED_PROXIES: 'loopback' } });
    for (let sent = 0; sent <= limitsOf.message.address; sent += 1)
      expect((await send('{}', { 'x-forwarded-for': `192.0.2.${sent}` })).statusCode).toBe(400);
  });

  it('are not counted by the address that anybody else names', async () => {
    const { send } = await testApp();
    const { address: max } = limitsOf.message;
    for (let sent = 0; sent <= max; sent += 1) {
      const { statusCode } = await send('{}', { 'x-forwarded-for': `192.0.2.${sent}` });
      expect(statusCode).toBe(sent < max ? 400 : 429);
    }
  });
});

describe('above the ceiling for all senders', () => {
  /** The app with the one message stored that its ceiling allows. */
  async function serviceAtCeiling() {
    const onCeilingReached = vi.fn();
    const service = await testApp({ ceilings: [{ max: 1, window: DAY }], onCeilingReached });
    const key = { 'idempotency-key': 'key-of-one-form' };
    const first = await service.send({}, key);
    return { ...service, onCeilingReached, key, first };
  }

  it('a message is 429 with the telephone number, and not stored', async () => {
    const { send, stored } = await serviceAtCeiling();
    const answer = answerOf(await send({}, english));
    expect(answer).toEqual({ status: 429, body: problem('en', 'full') });
    expect(await stored()).toBe(1);
  });

  it.each(localeCodes)('the telephone number is named in "%s"', (locale) => {
    expect(words[locale].full).toContain(contacts.hotline.display);
  });

  it('the answer says that it is over within a day', async () => {
    const { send } = await serviceAtCeiling();
    const wait = Number((await send()).headers['retry-after']);
    expect(wait).toBeGreaterThan((DAY - MINUTE) / SECOND);
    expect(wait).toBeLessThanOrEqual(DAY / SECOND);
  });

  it('the form without JavaScript says the same', async () => {
    const { post } = await serviceAtCeiling();
    const page = await post();
    expect(page.statusCode).toBe(429);
    expect(alertIn(page.body)).toBe(words.de.full);
  });

  it('each message that is not taken is told', async () => {
    const { send, post, onCeilingReached } = await serviceAtCeiling();
    await send();
    await post();
    expect(onCeilingReached).toHaveBeenCalledTimes(2);
  });

  it('a repetition of what is stored is answered like the first time', async () => {
    const { send, key, first } = await serviceAtCeiling();
    expect((await send({}, key)).body).toBe(first.body);
  });
});

it('one network fills only its own part of the day, and then hears the telephone number too', async () => {
  const onCeilingReached = vi.fn();
  const { send, stored } = await testApp({ onCeilingReached });
  const { network } = limitsOf.stored;
  const from = (sent: number) => `198.51.100.${sent % Math.ceil(network / limitsOf.message.address + 1)}`;
  for (let sent = 0; sent < network; sent += 1) expect((await send({}, {}, from(sent))).statusCode).toBe(202);
  const answer = answerOf(await send({}, {}, '198.51.100.99'));
  expect(answer).toEqual({ status: 429, body: problem('de', 'full') });
  expect((await send({}, {}, '203.0.113.1')).statusCode).toBe(202);
  expect(await stored()).toBe(network + 1);
  expect(onCeilingReached).not.toHaveBeenCalled();
});

it('above the limits of receipts a message passes, and has none', async () => {
  const targets = (['team', 'receipt'] as const).map((destination) => ({ destination, recipient: '' }));
  const { send, database } = await testApp({ targets });
  for (let sent = 0; sent < 2; sent += 1) await send();
  const found = await findMessages(database, { limit: 9 });
  const destinations = found.map(({ deliveries }) => deliveries.map(({ destination }) => destination));
  expect(destinations).toEqual([['team'], ['team', 'receipt']]);
});

describe('calls from other sites', () => {
  const shop = 'https://shop.example';
  const evil = 'https://evil.example';
  const env = { CORS_ORIGINS: shop };

  /** The origin that a browser is allowed to call from. */
  async function allowedFor(origin: string, settings: Record<string, string>) {
    const { app } = await testApp({ env: settings });
    const headers = { origin, 'access-control-request-method': 'POST' };
    const answer = await app.inject({ method: 'OPTIONS', url: contactPath, headers });
    return answer.headers['access-control-allow-origin'];
  }

  it('are allowed for a configured origin', async () => {
    expect(await allowedFor(shop, env)).toBe(shop);
  });

  it('are allowed for configured origins only', async () => {
    expect(await allowedFor(evil, env)).not.toBe(evil);
  });

  it('are allowed for none where none is configured', async () => {
    expect(await allowedFor(shop, {})).toBeUndefined();
  });

  it('may read how long to wait', async () => {
    const { send } = await testApp({ env });
    const { headers } = await send('{}', { origin: shop });
    expect(headers['access-control-expose-headers']).toBe('retry-after');
  });

  const crossSite = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });

  it('are refused where the origin is not configured, and nothing is stored', async () => {
    const { send, stored } = await testApp({ env });
    const answer = answerOf(await send({}, crossSite(evil)));
    expect(answer).toEqual({ status: 403, body: problem('de', 'cross_site') });
    expect(await stored()).toBe(0);
  });

  it.each([shop, 'https://www.bewertra.example'])('are taken from %s', async (origin) => {
    const { send } = await testApp({ env });
    expect((await send({}, crossSite(origin))).statusCode).toBe(202);
  });
});
