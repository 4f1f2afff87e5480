import { contactFieldEntries } from '#common/contactFields.ts';
import { parse } from 'node-html-parser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contacts } from '#common/company.ts';
import { contactPath, errorId, type RefusalCode } from '#common/contact.ts';
import { codeAttribute, contactFormId, formAlert, sentReferenceId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { agreedNow } from '#common/legalVersions.ts';
import { expectedAt } from '#common/words/next.ts';
import { words } from '#common/words/words.ts';
import { limits as limitsOf } from '#server/protection/limits.ts';
import { testApp } from '#server/testing/app.ts';
import { problem } from '#server/testing/problem.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { contactPage } from '#server/testing/site.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';
import { findMessages } from '#server/store/records.ts';
import { takeDeliveries } from '#server/store/outbox.ts';

const evening = new Date('2026-11-22T20:15+01:00');
const english = { 'accept-language': 'en-GB,en;q=0.9' };

/** What an answer says as JSON, with its status. */
const said = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  response.json(),
];
const alertIn = (html: string) => parse(html).querySelector(`[${formAlert}]`)?.text;

/** The mail that a page's form offers to send in its place. */
function mailIn(html: string) {
  const href = parse(html).querySelector(`#${contactFormId} a[href^="mailto:"]`)?.getAttribute('href') ?? '';
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? [];
  return { to, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

describe('a message as JSON', () => {
  it('is stored before 202 is answered, and delivery is woken', async () => {
    const { send, database, accepted } = await testApp();
    const response = await send({ recaptchaToken: 'token' });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([202, 'no-store']);
    const { id, message, reference } = response.json<{ id: string; message: string; reference: string }>();
    expect(message).toBe(words.de.accepted);
    expect(await findMessages(database, { name: reference, limit: 1 })).toMatchObject([
      { id, agreed: agreedNow() },
    ]);
    const [taken] = await takeDeliveries(database, 'team', 10);
    expect(taken).toMatchObject({ message: { id, locale: 'de' } });
    // Without the token.
    expect(taken?.message.contact).toEqual(sampleContact);
    expect(accepted()).toBe(1);
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
    expect(said(await send(faulty, english))).toEqual([400, { ...problem('en', 'invalid'), errors }]);
    expect([await stored(), accepted()]).toEqual([0, 0]);
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
    ['is larger than 32 KB', 413, 'too_large', JSON.stringify({ message: 'x'.repeat(32 * 1024) }), {}],
    ['has a short key', 400, 'invalid_key', '{}', { 'idempotency-key': 'short' }],
    ['has a key with a blank', 400, 'invalid_key', '{}', { 'idempotency-key': 'with a blank in it' }],
  ])('that %s is refused with %i, %s', async (_what, status, code, body, headers) => {
    const { send } = await testApp();
    expect(said(await send(body, { ...english, ...headers }))).toEqual([status, problem('en', code)]);
  });

  it('counts a line break once, however it was sent, and stores half a character as what every store can hold', async () => {
    const { send, database } = await testApp();
    const longest = `${'x'.repeat(contactFieldEntries.message.limit - 2)}\r\nx`;
    expect((await send({ message: longest })).statusCode).toBe(202);
    const [taken] = await takeDeliveries(database, 'team', 1);
    expect(taken?.message.contact.message).toBe(longest.replace('\r', ''));
    const half = JSON.stringify({ ...sampleContact, town: 'X' }).replace('"X"', '"K\\ud800ln"');
    expect((await send(half)).statusCode).toBe(202);
    expect((await takeDeliveries(database, 'team', 1))[0]?.message.contact.town).toBe('K\ufffdln');
  });
});

it.each([
  ...['/email', '/email/', '/email/nope', '/email/email-platform/'].map((url) => ['POST', url, 404] as const),
  ...(['GET', 'PUT', 'DELETE'] as const).map((method) => [method, contactPath, 405] as const),
])('%s %s is %i as JSON', async (method, url, status) => {
  const { app } = await testApp();
  const response = await app.inject({ method, url, headers: english });
  const code = status === 404 ? 'not_found' : 'method_not_allowed';
  expect(said(response)).toEqual([status, problem('en', code)]);
  expect(response.headers.allow).toBe(status === 404 ? undefined : 'POST');
});

describe('when something else fails', () => {
  it('a store that cannot write is 503 with a message, never 2xx, and the form comes back filled in', async () => {
    const { send, post, database, accepted } = await testApp();
    database.ready = () => Promise.reject(new Error('disk full'));
    expect(said(await send({}, english))).toEqual([503, problem('en', 'failed')]);
    const page = await post();
    expect([page.statusCode, alertIn(page.body)]).toEqual([503, words.de.failed]);
    expect(parse(page.body).querySelector('#lastName')?.getAttribute('value')).toBe(sampleContact.lastName);
    expect(parse(page.body).querySelector('[aria-invalid]')).toBeNull();
    expect(accepted()).toBe(0);
  });

  it('too many messages from one address are 429 with a message; without the limit they are not', async () => {
    const { send } = await testApp();
    const { send: unlimited } = await testApp({ env: { RATE_LIMIT: 'off' } });
    for (let sent = 0; sent < limitsOf.message.address; sent += 1)
      for (const one of [send, unlimited]) expect((await one('{}')).statusCode).toBe(400);
    const response = await send({}, english);
    const seconds = Number(response.headers['retry-after']);
    expect(said(response)).toEqual([429, problem('en', 'too_many', seconds)]);
    expect(seconds).toBeGreaterThan(0);
    expect((await unlimited('{}')).statusCode).toBe(400);
  });

  it('above the ceiling for all senders they are 429 with the telephone number, told, and not stored, also for the form without JavaScript', async () => {
    const onFull = vi.fn();
    const { send, post, stored } = await testApp({ ceilings: [{ max: 1, window: DAY }], onFull });
    const key = { 'idempotency-key': 'key-of-one-form' };
    const first = await send({}, key);
    const second = await send({}, english);
    expect(said(second)).toEqual([429, problem('en', 'full')]);
    const wait = Number(second.headers['retry-after']);
    expect([wait > (DAY - MINUTE) / SECOND, wait <= DAY / SECOND]).toEqual([true, true]);
    const page = await post();
    expect([page.statusCode, alertIn(page.body)]).toEqual([429, words.de.full]);
    for (const locale of localeCodes) expect(words[locale].full).toContain(contacts.hotline.display);
    expect([await stored(), onFull.mock.calls.length]).toEqual([1, 2]);
    // A repetition of what is stored is answered like the first time.
    expect((await send({}, key)).body).toBe(first.body);
  });

  it('one network fills only its own part of the day, and then hears the telephone number too', async () => {
    const onFull = vi.fn();
    const { send, stored } = await testApp({ onFull });
    const { network } = limitsOf.stored;
    const from = (sent: number) => `198.51.100.${sent % Math.ceil(network / limitsOf.message.address + 1)}`;
    for (let sent = 0; sent < network; sent += 1)
      expect((await send({}, {}, from(sent))).statusCode).toBe(202);
    expect(said(await send({}, {}, '198.51.100.99'))).toEqual([429, problem('de', 'full')]);
    expect((await send({}, {}, '203.0.113.1')).statusCode).toBe(202);
    expect([await stored(), onFull.mock.calls.length]).toEqual([network + 1, 0]);
  });

  it('above the limits of receipts a message passes, and has none', async () => {
    const targets = (['team', 'receipt'] as const).map((destination) => ({ destination, recipient: '' }));
    const { send, database } = await testApp({ targets });
    for (let sent = 0; sent < 2; sent += 1) await send();
    const found = await findMessages(database, { limit: 9 });
    expect(found.map(({ deliveries }) => deliveries.map(({ destination }) => destination))).toEqual([
      ['team'],
      ['team', 'receipt'],
    ]);
  });

  it('believes only proxies that it knows about the address of the sender', async () => {
    const { send } = await testApp();
    const { send: behindProxy } = await testApp({ env: { TRUSTED_PROXIES: 'loopback' } });
    const { address: max } = limitsOf.message;
    for (let sent = 0; sent <= max; sent += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${sent}` };
      expect((await send('{}', headers)).statusCode).toBe(sent < max ? 400 : 429);
      expect((await behindProxy('{}', headers)).statusCode).toBe(400);
    }
  });
});

describe('calls from other sites', () => {
  const [shop, evil] = ['https://shop.example', 'https://evil.example'];
  const env = { CORS_ORIGINS: shop };

  it('are for configured origins only', async () => {
    const allowedFor = async (origin: string, settings: Record<string, string>) => {
      const { app } = await testApp({ env: settings });
      const headers = { origin, 'access-control-request-method': 'POST' };
      const answer = await app.inject({ method: 'OPTIONS', url: contactPath, headers });
      return answer.headers['access-control-allow-origin'];
    };
    expect(await allowedFor(shop, env)).toBe(shop);
    expect(await allowedFor(evil, env)).not.toBe(evil);
    expect(await allowedFor(shop, {})).toBeUndefined();
    const { send } = await testApp({ env });
    const { headers } = await send('{}', { origin: shop });
    expect(headers['access-control-expose-headers']).toBe('retry-after');
  });

  it('are refused where the origin is not configured', async () => {
    const { send, stored } = await testApp({ env });
    const from = (origin: string) => send({}, { origin, 'sec-fetch-site': 'cross-site' });
    expect(said(await from(evil))).toEqual([403, problem('de', 'cross_site')]);
    expect(await stored()).toBe(0);
    for (const known of [shop, 'https://www.bewertra.example'])
      expect((await from(known)).statusCode).toBe(202);
  });
});

describe('the form without JavaScript', () => {
  it.each([
    ['de', '/message_sent'],
    ['en', '/en/message_sent'],
  ] as const)('in %s leads to %s when the message is stored', async (locale, place) => {
    const { app, post, database } = await testApp();
    const response = await post({ locale });
    const [taken] = await takeDeliveries(database, 'team', 1);
    expect(taken).toMatchObject({ message: { contact: sampleContact, locale } });
    const received = Math.floor((taken?.message.receivedAt.getTime() ?? 0) / SECOND);
    const address = `${place}?reference=${taken?.message.reference}&received=${received}`;
    expect([response.statusCode, response.headers.location]).toEqual([303, address]);
    const page = parse((await app.inject(address)).body);
    expect(page.querySelector(`#${sentReferenceId}`)?.text).toContain(taken?.message.reference);
  });

  it('leads back to the site where the service has an origin of its own', async () => {
    const { post } = await testApp({ env: { PUBLIC_API_BASE: 'https://api.bewertra.example' } });
    const response = await post();
    expect(response.headers.location).toMatch(
      /^https:\/\/www\.bewertra\.example\/message_sent\?reference=BW-\w{4}-\w\w&received=\d+$/,
    );
  });

  it('comes back filled in, with the errors, in its language', async () => {
    const { post, stored } = await testApp();
    const typed = {
      ...sampleContact,
      locale: 'en',
      message: '\n</textarea><b>Ja</b>',
      town: '',
      email: '"><script>x</script>',
    };
    const response = await post(typed);
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
    expect(place?.text).toBe(words.en.fields.invalid_email);
    expect(place?.getAttribute(codeAttribute)).toBe('invalid_email');
    expect(page.querySelectorAll('[aria-invalid="true"]').map(({ id }) => id)).toEqual(['email', 'town']);
    expect(page.querySelectorAll('[autofocus]').map(({ id }) => id)).toEqual(['email']);
    expect(alertIn(response.body)).toBe(words.en.invalid);
    expect(page.querySelector('title')?.text).toContain(words.en.errorTitle);
    // All else is byte for byte as it was built: scripts carry hashes.
    const built = contactPage('en');
    expect(response.body).toContain(built.slice(built.indexOf('</title>'), built.indexOf('<form')));
    expect(await stored()).toBe(0);
  });

  it('comes back with the first wrong field as it stands in the form in focus', async () => {
    const { post } = await testApp();
    const { body } = await post({ message: ' ', town: ' ', consent: '' });
    const focused = parse(body).querySelectorAll('[autofocus]');
    expect(focused.map(({ id }) => id)).toEqual(['town']);
  });

  it('comes back with what was typed in its link to a mail', async () => {
    const { post } = await testApp();
    const typed = { ...sampleContact, town: '', message: `Guten Tag,\r\n100 % "'&<>` };
    const { to, subject, body } = mailIn((await post(typed)).body);
    expect(to).toBe('kontakt@bewertra.example');
    expect(subject).toBe('Nachricht aus dem Kontaktformular');
    expect(body.split('\r\n')).toEqual([
      `firstName: ${sampleContact.firstName}`,
      `lastName: ${sampleContact.lastName}`,
      `email: ${sampleContact.email}`,
      `phone: ${sampleContact.phone}`,
      'country: DE',
      'message: Guten Tag,',
      `100 % "'&<>`,
    ]);
  });

  it('says in that mail where a long text was cut', async () => {
    const { post } = await testApp();
    const { body } = mailIn((await post({ message: 'ä'.repeat(5000), town: '' })).body);
    expect(body.replaceAll('\r\n', '\n').endsWith(words.de.mailDraft.cut)).toBe(true);
  });

  it.each(['', 'false'])('needs the consent, not %j', async (consent) => {
    const { post } = await testApp();
    const { statusCode, body } = await post({ consent });
    const error = parse(body).querySelector(`#${errorId('consent')}`)?.text;
    expect([statusCode, error]).toEqual([400, words.de.fields.required]);
  });
});
