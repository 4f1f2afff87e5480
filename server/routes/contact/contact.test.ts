import { parse } from 'node-html-parser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contacts } from '#common/company.ts';
import { contactPath, limits, errorId } from '#common/contact.ts';
import { codeAttribute, formAlert, sentReferenceId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { agreedNow } from '#common/legalVersions.ts';
import { expectedAt } from '#common/words/next.ts';
import { shownErrors } from '#common/words/shownErrors.ts';
import { words } from '#common/words/words.ts';
import { limits as limitsOf } from '#server/protection/limits.ts';
import { testApp } from '#server/testing/app.ts';
import { problem } from '#server/testing/problem.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { contactPage } from '#server/testing/site.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';

const payload = { ...sampleContact, recaptchaToken: 'token' };
const post = (body: object | string, headers: Record<string, string> = {}) =>
  ({
    method: 'POST',
    url: contactPath,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  }) as const;
const evening = new Date('2026-11-22T20:15+01:00');
const english = { 'accept-language': 'en-GB,en;q=0.9' };

describe('a message as JSON', () => {
  it('is stored before 202 is answered, and delivery is woken', async () => {
    const { app, outbox, accepted } = await testApp();
    const response = await app.inject(post(payload));
    expect(response.statusCode).toBe(202);
    const { id, message, reference } = response.json<{ id: string; message: string; reference: string }>();
    expect(message).toBe(words.de.accepted);
    expect(await outbox.find({ name: reference, limit: 1 })).toMatchObject([{ id, agreed: agreedNow() }]);
    const [taken] = await outbox.take('team', 10);
    expect(taken).toMatchObject({ id, locale: 'de' });
    // Without the token.
    expect(taken?.contact).toEqual(sampleContact);
    expect(accepted()).toBe(1);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is answered and noted in the language of the sender, with what happens next', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: evening });
    onTestFinished(() => void vi.useRealTimers());
    const { app, outbox } = await testApp();
    const response = await app.inject(post(payload, english));
    const next = expectedAt('en', evening);
    expect(next).toContain('tomorrow, Monday, at 8:00');
    expect(response.json()).toMatchObject({ message: words.en.accepted, next });
    expect(await outbox.take('team', 1)).toMatchObject([{ locale: 'en' }]);
  });

  it('is refused with every field at fault', async () => {
    const { app, stored, accepted } = await testApp();
    const faulty = {
      ...payload,
      firstName: ' ',
      email: 'a@b',
      town: 'x'.repeat(limits.town + 1),
      phone: '1\u00002',
    };
    const response = await app.inject(post(faulty, english));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid',
      message: words.en.invalid,
      errors: [
        { field: 'firstName', code: 'required', message: 'Required' },
        { field: 'email', code: 'invalid_email', message: 'Invalid email address' },
        { field: 'phone', code: 'invalid_characters', message: words.en.fields.invalid_characters },
        { field: 'town', code: 'too_long', message: words.en.fields.too_long },
      ],
    });
    expect(await stored()).toBe(0);
    expect(accepted()).toBe(0);
  });

  it.each(['', '{', '{"__proto__":{}}'])('that is %j cannot be read', async (body) => {
    const { app } = await testApp();
    const response = await app.inject(post(body));
    expect([response.statusCode, response.json()]).toEqual([400, problem('de', 'malformed')]);
  });

  it('is refused beyond 32 KB, and in another type', async () => {
    const { app } = await testApp();
    const other = await app.inject(post('a=1', { 'content-type': 'multipart/form-data; boundary=x' }));
    expect([other.statusCode, other.json()]).toEqual([415, problem('de', 'unsupported_type')]);
    const response = await app.inject(post({ ...payload, message: 'x'.repeat(32 * 1024) }, english));
    expect([response.statusCode, response.json()]).toEqual([413, problem('en', 'too_large')]);
  });

  it('counts a line break once, however it was sent, and stores half a character as what every store can hold', async () => {
    const { app, outbox } = await testApp();
    const longest = `${'x'.repeat(limits.message - 2)}\r\nx`;
    expect((await app.inject(post({ ...payload, message: longest }))).statusCode).toBe(202);
    const [taken] = await outbox.take('team', 1);
    expect(taken?.contact.message).toBe(longest.replace('\r', ''));
    const half = JSON.stringify({ ...payload, town: 'X' }).replace('"X"', '"K\\ud800ln"');
    expect((await app.inject(post(half))).statusCode).toBe(202);
    expect((await outbox.take('team', 1))[0]?.contact.town).toBe('K\ufffdln');
  });
});

describe('addresses and methods of the API', () => {
  it('unknown ones are 404 as JSON', async () => {
    const { app } = await testApp();
    for (const url of ['/email', '/email/', '/email/nope', '/email/email-platform/']) {
      const response = await app.inject({ method: 'POST', url, headers: english });
      expect([url, response.statusCode, response.json()]).toEqual([url, 404, problem('en', 'not_found')]);
    }
  });

  it('wrong methods are 405 as JSON', async () => {
    const { app } = await testApp();
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const response = await app.inject({ method, url: contactPath });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
      expect(response.json()).toEqual(problem('de', 'method_not_allowed'));
    }
  });
});

it.each(['short', 'with a blank in it'])('%j is no Idempotency-Key', async (value) => {
  const { app } = await testApp();
  const response = await app.inject(post(payload, { 'idempotency-key': value }));
  expect([response.statusCode, response.json()]).toEqual([400, problem('de', 'invalid_key')]);
});

describe('when something else fails', () => {
  it('a store that cannot write is 503 with a message, never 2xx', async () => {
    const { app, outbox, accepted } = await testApp();
    outbox.accept = () => Promise.reject(new Error('disk full'));
    const response = await app.inject(post(payload, english));
    expect([response.statusCode, response.json()]).toEqual([503, problem('en', 'failed')]);
    expect(accepted()).toBe(0);
  });

  it('too many messages from one address are 429 with a message; without the limit they are not', async () => {
    const { app } = await testApp();
    const { address: max } = limitsOf.message;
    for (let sent = 0; sent < max; sent += 1) expect((await app.inject(post({}))).statusCode).toBe(400);
    const response = await app.inject(post(payload, english));
    const seconds = Number(response.headers['retry-after']);
    expect([response.statusCode, response.json()]).toEqual([429, problem('en', 'too_many', seconds)]);
    expect(seconds).toBeGreaterThan(0);

    const { app: unlimited } = await testApp({ env: { RATE_LIMIT: 'off' } });
    for (let sent = 0; sent <= max; sent += 1)
      expect((await unlimited.inject(post({}))).statusCode).toBe(400);
  });

  it('above the ceiling for all senders they are 429 with the telephone number, told, and not stored, also for the form without JavaScript', async () => {
    const onFull = vi.fn();
    const { app, stored } = await testApp({ ceilings: [{ max: 1, window: DAY }], onFull });
    const key = { 'idempotency-key': 'key-of-one-form' };
    const first = await app.inject(post(payload, key));
    const second = await app.inject(post(payload, english));
    expect(second.statusCode).toBe(429);
    const wait = Number(second.headers['retry-after']);
    expect([wait > (DAY - MINUTE) / SECOND, wait <= DAY / SECOND]).toEqual([true, true]);
    expect(second.json()).toEqual(problem('en', 'full'));
    const form = { ...sampleContact, consent: 'true', locale: 'de' };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const page = await app.inject(post(new URLSearchParams(form).toString(), type));
    expect(page.statusCode).toBe(429);
    expect(parse(page.body).querySelector(`[${formAlert}]`)?.text).toBe(words.de.full);
    for (const locale of localeCodes) expect(words[locale].full).toContain(contacts.hotline.display);
    expect(await stored()).toBe(1);
    expect(onFull).toHaveBeenCalledTimes(2);
    // A repetition of what is stored is answered like the first time.
    expect((await app.inject(post(payload, key))).body).toBe(first.body);
  });

  it('one network fills only its own part of the day, and then hears the telephone number too', async () => {
    const onFull = vi.fn();
    const { app, stored } = await testApp({ onFull });
    const { address, network } = limitsOf.stored;
    const from = (sent: number) => `198.51.100.${sent % Math.ceil(network / limitsOf.message.address + 1)}`;
    for (let sent = 0; sent < network; sent += 1)
      expect((await app.inject({ ...post(payload), remoteAddress: from(sent) })).statusCode).toBe(202);
    const refused = await app.inject({ ...post(payload), remoteAddress: '198.51.100.99' });
    expect([refused.statusCode, refused.json()]).toEqual([429, problem('de', 'full')]);
    expect((await app.inject({ ...post(payload), remoteAddress: '203.0.113.1' })).statusCode).toBe(202);
    expect([await stored(), onFull.mock.calls.length]).toEqual([network + 1, 0]);
    expect(address).toBeLessThan(network);
  });

  it('above the limits of receipts a message passes, and has none', async () => {
    const targets = (['team', 'receipt'] as const).map((destination) => ({ destination, recipient: '' }));
    const { app, outbox } = await testApp({ targets });
    const destinationsOf = async () => {
      const { id: name } = (await app.inject(post(payload))).json<{ id: string }>();
      return (await outbox.find({ name, limit: 1 }))[0]?.deliveries.map(({ destination }) => destination);
    };
    expect([await destinationsOf(), await destinationsOf()]).toEqual([['team', 'receipt'], ['team']]);
  });

  it('believes only proxies that it knows about the address of the sender', async () => {
    const { app } = await testApp();
    const { app: behindProxy } = await testApp({ env: { TRUSTED_PROXIES: 'loopback' } });
    const { address: max } = limitsOf.message;
    for (let sent = 0; sent <= max; sent += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${sent}` };
      expect((await app.inject(post({}, headers))).statusCode).toBe(sent < max ? 400 : 429);
      expect((await behindProxy.inject(post({}, headers))).statusCode).toBe(400);
    }
  });
});

describe('calls from other sites', () => {
  const preflight = { method: 'OPTIONS', url: contactPath } as const;
  const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };

  it('are for configured origins only', async () => {
    const { app } = await testApp({ env: { CORS_ORIGINS: 'https://shop.example' } });
    const allowed = await app.inject({ ...preflight, headers });
    expect(allowed.headers['access-control-allow-origin']).toBe('https://shop.example');
    const other = await app.inject({ ...preflight, headers: { ...headers, origin: 'https://evil.example' } });
    expect(other.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    const { headers: answered } = await app.inject(post({}, { origin: 'https://shop.example' }));
    expect(answered['access-control-expose-headers']).toBe('retry-after');
    const { app: closed } = await testApp();
    expect((await closed.inject({ ...preflight, headers })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });

  it('are refused where the origin is not configured', async () => {
    const { app, stored } = await testApp({ env: { CORS_ORIGINS: 'https://shop.example' } });
    const from = (origin: string) => app.inject(post(payload, { origin, 'sec-fetch-site': 'cross-site' }));
    const refused = await from('https://evil.example');
    expect([refused.statusCode, refused.json()]).toEqual([403, problem('de', 'cross_site')]);
    expect(await stored()).toBe(0);
    expect((await from('https://shop.example')).statusCode).toBe(202);
    expect((await from('https://www.bewertra.example')).statusCode).toBe(202);
  });
});

describe('the form without JavaScript', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  const filled = { ...sampleContact, consent: 'true', locale: 'de' };

  it.each([
    ['de', '/message_sent'],
    ['en', '/en/message_sent'],
  ] as const)('in %s leads to %s when the message is stored', async (locale, place) => {
    const { app, outbox } = await testApp();
    const response = await app.inject(form({ ...filled, locale }));
    const [taken] = await outbox.take('team', 1);
    expect(taken).toMatchObject({ contact: sampleContact, locale });
    const received = Math.floor((taken?.receivedAt.getTime() ?? 0) / SECOND);
    const address = `${place}?reference=${taken?.reference}&received=${received}`;
    expect([response.statusCode, response.headers.location]).toEqual([303, address]);
    const page = parse((await app.inject(address)).body);
    expect(page.querySelector(`#${sentReferenceId}`)?.text).toContain(taken?.reference);
  });

  it('leads back to the site where the service has an origin of its own', async () => {
    const { app } = await testApp({ env: { PUBLIC_API_BASE: 'https://api.bewertra.example' } });
    const response = await app.inject(form(filled));
    expect(response.headers.location).toMatch(
      /^https:\/\/www\.bewertra\.example\/message_sent\?reference=BW-\w{4}-\w\w&received=\d+$/,
    );
  });

  it('comes back filled in, with the errors, in its language', async () => {
    const { app, stored } = await testApp();
    const typed = {
      ...filled,
      locale: 'en',
      message: '\n</textarea><b>Ja</b>',
      town: '',
      email: '"><script>x</script>',
    };
    const response = await app.inject(form(typed));
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    const page = parse(response.body);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en');
    for (const field of ['firstName', 'lastName', 'phone', 'email', 'town'] as const)
      expect(page.querySelector(`#${field}`)?.getAttribute('value')).toBe(typed[field]);
    // A parser drops the first line break of a text area.
    expect(response.body).toContain('>\n\n&lt;/textarea&gt;');
    expect(page.querySelector('#country [selected]')?.getAttribute('value')).toBe(typed.country);
    expect(page.querySelector('#consent')?.hasAttribute('checked')).toBe(true);
    const place = page.querySelector(`#${errorId('email')}`);
    expect(place?.text).toBe(shownErrors(words.en).invalid_email);
    expect(place?.getAttribute(codeAttribute)).toBe('invalid_email');
    expect(page.querySelectorAll('[aria-invalid="true"]').map(({ id }) => id)).toEqual(['email', 'town']);
    expect(page.querySelectorAll('[autofocus]').map(({ id }) => id)).toEqual(['email']);
    expect(page.querySelector(`[${formAlert}]`)?.text).toBe(words.en.invalid);
    expect(page.querySelector('title')?.text).toContain(words.en.errorTitle);
    // All else is byte for byte as it was built: scripts carry hashes.
    const built = contactPage('en');
    expect(response.body).toContain(built.slice(built.indexOf('</title>'), built.indexOf('<form')));
    expect(await stored()).toBe(0);
  });

  it.each<Record<string, string>>([{}, { consent: '' }, { consent: 'false' }])(
    'needs the consent, not %o',
    async (consent) => {
      const { app } = await testApp();
      const response = await app.inject(form({ ...sampleContact, locale: 'de', ...consent }));
      expect(response.statusCode).toBe(400);
      expect(parse(response.body).querySelector(`#${errorId('consent')}`)?.text).toBe(
        words.de.fields.required,
      );
    },
  );

  it('comes back filled in when the message could not be stored', async () => {
    const { app, outbox } = await testApp();
    outbox.accept = () => Promise.reject(new Error('disk full'));
    const response = await app.inject(form(filled));
    expect(response.statusCode).toBe(503);
    const page = parse(response.body);
    expect(page.querySelector(`[${formAlert}]`)?.text).toBe(words.de.failed);
    expect(page.querySelector('#lastName')?.getAttribute('value')).toBe(sampleContact.lastName);
    expect(page.querySelector('[aria-invalid]')).toBeNull();
  });
});
