import { contactFields } from '#common/contactFields.ts';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { brand } from '#common/company.ts';
import { contactPath, formTokenField, honeypotField } from '#common/contact.ts';
import { composeMail } from '#server/delivery/compose.ts';
import { encodingNames } from '#server/delivery/headerText.ts';
import { altcha } from '#server/protection/captcha/altcha.ts';
import { formTokens } from '#server/protection/formTokens.ts';
import { encode, lightEffort, solve } from '#server/testing/altcha.ts';
import { testApp, testSecret } from '#server/testing/app.ts';
import type { ContactDetails } from '#server/store/message.ts';
import { readByPython } from '#server/testing/readByPython.ts';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { SECOND } from '#server/time.ts';
import { recordOutcome, takeDeliveries } from '#server/store/outbox.ts';

const envelope = { from: 'web@bewertra.example', to: 'team@bewertra.example' };
const mailHeaders = 'Auto-Submitted Content-Type Date From MIME-Version Message-ID Reply-To Subject To'.split(
  ' ',
);

/** What breaks headers and markup. */
const breakers = [
  '\r\n',
  '\n',
  '\v',
  '\u0085',
  '\u2028',
  '\u0000',
  '\u0003',
  '\u0308',
  '\u202e',
  'א',
  ' ',
  '  ',
  'a',
  'ä',
  '😀',
  ...'Bcc: e@x.example|,|<|>|"|\'|&|=?utf-8?q?=0A?=|=?|?=|@|;|:|\\|<script>|</textarea>|&amp;|&lt;'.split(
    '|',
  ),
];

/** Texts that look for a gap: any characters, halves of pairs, and what breaks headers and markup. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    maxLength: 40,
  }),
  fc.array(fc.constantFrom(...breakers), { maxLength: 12 }).map((parts) => parts.join('')),
);
const contact = fc.record(
  Object.fromEntries(
    [...contactFields, 'recaptchaToken'].map((name) => [
      name,
      fc.oneof(
        { weight: 3, arbitrary: nasty },
        { weight: 1, arbitrary: fc.constantFrom(...Object.values(sampleContact)) },
      ),
    ]),
  ),
  { requiredKeys: [] },
);
const email = fc.oneof(fc.constant(sampleContact.email), fc.emailAddress(), nasty);

const env = { RATE_LIMIT: 'off' };
const numRuns = process.env['TEST_FULL'] === '1' ? 1000 : 100;

/** Number of places where a tag could begin: the same for every value, as long as values are escaped. */
function opened(html: string): number {
  return html.split('<').length;
}

async function receivedBy(mail: ReturnType<typeof composeMail>) {
  const transport = encodingNames(
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  const { message, envelope: sent } = await transport.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('not a buffer');
  return { bytes: message, raw: message.toString('utf8'), sent, mail: await PostalMime.parse(message) };
}

/** Without the isolates that a mail has around what is written from right to left; nobody can type them. */
const unisolated = (text = '') => text.replace(/[\u2068\u2069]/g, '');

it(
  'whatever is typed, the answer is 202 or 400, and the mail has our headers, one recipient, no markup and what was typed',
  async () => {
    const { send, database } = await testApp({ env });
    const accepted: { bytes: Buffer; subject: string }[] = [];
    /** Those of a harmless mail with the same fields filled in. */
    const placesOf = async (typed: ContactDetails) => {
      const blank = Object.entries(typed).filter(([, text]) => text === '');
      const like = composeMail(sampleMessage(Object.fromEntries(blank)), envelope);
      return opened((await receivedBy(like)).mail.html ?? '');
    };
    await fc.assert(
      fc.asyncProperty(contact, email, async (fields, address) => {
        const { statusCode, body } = await send({ ...fields, email: address });
        expect([202, 400]).toContain(statusCode);
        expect(JSON.parse(body)).toHaveProperty('message');
        for (const delivery of await takeDeliveries(database, 'team', 10)) {
          const { bytes, raw, sent, mail } = await receivedBy(composeMail(delivery.message, envelope));
          const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
          expect(Array.from(head.matchAll(/^[^\s:]+/gm), ([name]) => name).sort()).toEqual(mailHeaders);
          expect(sent.to).toEqual([envelope.to]);
          const { firstName, lastName, town } = delivery.message.contact;
          const subject = `[${delivery.message.reference}] ${brand.name}-Kontaktanfrage: ${firstName} ${lastName}, ${town}`;
          expect(unisolated(mail.subject)).toBe(subject);
          expect(mail.replyTo?.map(({ name }) => unisolated(name))).toEqual([`${firstName} ${lastName}`]);
          accepted.push({ bytes, subject });
          expect(opened(mail.html ?? '')).toBe(await placesOf(delivery.message.contact));
          await recordOutcome(database, delivery, { state: 'delivered' });
        }
      }),
      { numRuns },
    );
    const readings = readByPython(accepted.map(({ bytes }) => bytes));
    expect(readings.flatMap(({ faults }) => faults)).toEqual([]);
    expect(readings.map(({ subject }) => unisolated(subject))).toEqual(
      accepted.map(({ subject }) => subject),
    );
    expect(accepted.length).toBeGreaterThan(0);
  },
  60 * SECOND,
);

it(
  'whatever is sent as a body, in whatever type, the answer is a 4xx or a 202 with a message',
  async () => {
    const { app } = await testApp({ env });
    const type = fc.oneof(
      fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'application/x-www-form-urlencoded',
        'text/plain',
        'multipart/form-data',
        '',
      ),
      fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    );
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.dictionary(nasty, nasty, { maxKeys: 8 }).map((fields) => new URLSearchParams(fields).toString()),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(type, body, async (contentType, payload) => {
        const headers = contentType.trim() === '' ? {} : { 'content-type': contentType };
        const response = await app.inject({ method: 'POST', url: contactPath, headers, payload });
        expect([202, 303, 400, 413, 415]).toContain(response.statusCode);
        if (response.headers['content-type']?.startsWith('application/json'))
          expect(response.json()).toHaveProperty('message');
      }),
      { numRuns },
    );
  },
  60 * SECOND,
);

it(
  'whatever is sent as token or honeypot, by a script or a form, nothing is stored and the answer is a 400',
  async () => {
    const captcha = altcha(testSecret, { effort: lightEffort });
    const { send, post, stored } = await testApp({ env, captcha, formTokens: formTokens(testSecret) });
    const given = await captcha.challenge();
    const solved = JSON.parse(atob(await solve(given))) as Record<string, object>;
    const token = fc.oneof(
      nasty,
      fc.json().map((json) => Buffer.from(json).toString('base64')),
      fc.record({ challenge: fc.constant(solved['challenge']), solution: fc.jsonValue() }).map(encode),
      fc
        .tuple(fc.constantFrom(...Object.keys(given.parameters), 'signature'), fc.jsonValue())
        .map(([name, value]) =>
          encode({ ...solved, challenge: { ...given, parameters: { ...given.parameters, [name]: value } } }),
        ),
    );
    const honeypot = fc.oneof(
      nasty,
      fc.jsonValue(),
      fc.constant(JSON.parse('{"toString":[]}') as fc.JsonValue),
    );
    await fc.assert(
      fc.asyncProperty(token, honeypot, fc.boolean(), async (sent, filled, isForm) => {
        const fields = { recaptchaToken: sent, [formTokenField]: sent };
        const text = typeof filled === 'string' ? filled : JSON.stringify(filled);
        const response = isForm
          ? await post({ ...fields, [honeypotField]: text })
          : await send({ ...fields, [honeypotField]: filled });
        expect(response.statusCode).toBe(400);
      }),
      { numRuns },
    );
    expect(await stored()).toBe(0);
  },
  60 * SECOND,
);

it(
  'the form comes back with what was typed and nothing that was typed becomes markup',
  async () => {
    const { post } = await testApp({ env });
    const formAgain = async (fields: Partial<Record<string, string>>) => {
      const { statusCode, body } = await post({ ...fields, consent: '' });
      expect(statusCode).toBe(400);
      return body;
    };
    const expected = opened(await formAgain({}));
    await fc.assert(
      fc.asyncProperty(contact, async (fields) => {
        const html = await formAgain(fields);
        expect(opened(html)).toBe(expected);
        const typed = { ...sampleContact, ...fields }.lastName;
        const shown = parse(html).querySelector('#lastName')?.getAttribute('value') ?? '';
        expect(shown).toBe(typed.toWellFormed().replace(/\r\n?/g, '\n'));
      }),
      { numRuns },
    );
  },
  60 * SECOND,
);
