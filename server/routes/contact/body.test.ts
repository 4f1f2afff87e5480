import { describe, expect, it } from 'vitest';
import { contactPath, formTokenField, longestToken } from '#common/contact.ts';
import { contactFieldEntries, contactFields } from '#common/contactFields.ts';
import { localeCodes } from '#common/locales.ts';
import { words } from '#common/words/words.ts';
import { takeDeliveries } from '#server/store/outbox.ts';
import { alertIn, answerOf } from '#server/testing/answers.ts';
import { testApp } from '#server/testing/app.ts';
import { problem } from '#server/testing/problem.ts';
import { sampleContact } from '#server/testing/samples.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const asJson = JSON.stringify({ ...sampleContact, lastName: 'Müller' });
/** As a form sends it, with a surname that is encoded already. */
const asForm = (lastName: string) =>
  `${new URLSearchParams({ ...sampleContact, lastName: '', consent: 'true', locale: 'de' }).toString()}&lastName=${lastName}`.replace(
    'lastName=&',
    '',
  );

async function setUp() {
  const { app, database, stored } = await testApp();
  return {
    stored,
    post: (type: string, payload: string | Buffer, locale = 'de') =>
      app.inject({
        method: 'POST',
        url: contactPath,
        payload,
        headers: { 'content-type': type, 'accept-language': locale },
      }),
    surname: async () => (await takeDeliveries(database, 'team', 1))[0]?.message.contact.lastName,
  };
}

describe('a body whose charset is not UTF-8', () => {
  it.each([
    `${json}; charset=iso-8859-1`,
    `${json};charset="windows-1252"`,
    `${json}; charset=utf-16le`,
    `${json}; CharSet=ISO-8859-1`,
  ])('is refused by its type, and not stored: %s', async (type) => {
    const { post, stored } = await setUp();
    const answer = answerOf(await post(type, Buffer.from(asJson, 'latin1')));
    expect(answer).toEqual({ status: 415, body: problem('de', 'unsupported_type') });
    expect(await stored()).toBe(0);
  });

  it('is refused with a page where a form brings it', async () => {
    const { post, stored } = await setUp();
    const page = await post(`${form}; charset=iso-8859-1`, asForm('M%FCller'));
    expect(page.statusCode).toBe(415);
    expect(alertIn(page.body)).toBe(words.de.unsupported_type);
    expect(await stored()).toBe(0);
  });
});

describe('a body whose bytes are not UTF-8', () => {
  it.each(localeCodes)('is told so in %s, and not stored', async (locale) => {
    const { post, stored } = await setUp();
    const answer = answerOf(await post(json, Buffer.from(asJson, 'latin1'), locale));
    expect(answer).toEqual({ status: 400, body: problem(locale, 'not_utf8') });
    expect(words[locale].not_utf8).toContain('UTF-8');
    expect(await stored()).toBe(0);
  });

  it.each([
    ['a letter of Latin-1', 'M%FCller'],
    ['a character that breaks off', 'M%C3'],
    ['bytes as they are', 'M\u00fcller'],
  ])('is told so with a page where a form brings it: %s', async (_what, lastName) => {
    const { post, stored } = await setUp();
    const page = await post(form, Buffer.from(asForm(lastName), 'latin1'));
    expect(page.statusCode).toBe(400);
    expect(alertIn(page.body)).toBe(words.de.not_utf8);
    expect(await stored()).toBe(0);
  });
});

describe('a body that is no JSON, although it is in UTF-8', () => {
  it.each(localeCodes)('is told so in %s, without a word of its encoding', async (locale) => {
    const { post, stored } = await setUp();
    const answer = answerOf(await post(json, asJson.slice(0, -1), locale));
    expect(answer).toEqual({ status: 400, body: problem(locale, 'malformed') });
    expect(words[locale].malformed).toContain('JSON');
    expect(words[locale].malformed).not.toContain('UTF-8');
    expect(await stored()).toBe(0);
  });
});

describe('a body in UTF-8', () => {
  it.each([json, `${json}; charset=utf-8`, `${json};charset="UTF-8"`, `${json}; charset=UTF8`])(
    'is stored as it was typed: %s',
    async (type) => {
      const { post, surname } = await setUp();
      expect((await post(type, asJson)).statusCode).toBe(202);
      expect(await surname()).toBe('Müller');
    },
  );

  it.each([
    ['M%C3%BCller', 'Müller'],
    ['M%c3%bcller+100%', 'Müller 100%'],
    ['%EF%BF%BD', '\ufffd'],
  ])('is stored as it was typed where a form brings it: %s', async (lastName, read) => {
    const { post, surname } = await setUp();
    expect((await post(`${form}; charset=UTF-8`, asForm(lastName))).statusCode).toBe(303);
    expect(await surname()).toBe(read);
  });
});

describe('the largest message that is valid', () => {
  /** Each field as long as it may be, of a letter that takes three bytes in UTF-8, and nine in a form. */
  const largest = {
    ...Object.fromEntries(
      contactFields.map((field) => [field, 'न'.repeat(contactFieldEntries[field].limit)]),
    ),
    email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'न'.repeat(18)}.${'c'.repeat(60)}.example`,
  };

  it('is stored where a form brings it', async () => {
    const { stored, post } = await setUp();
    const fields = new URLSearchParams({ ...largest, consent: 'true', [formTokenField]: 'x'.repeat(200) });
    expect((await post(form, fields.toString())).statusCode).toBe(303);
    expect(await stored()).toBe(1);
  });

  it('is stored where JSON brings it with each letter as an escape, and the longest token', async () => {
    const { stored, post } = await setUp();
    const text = JSON.stringify({ ...largest, recaptchaToken: 'x'.repeat(longestToken) });
    expect((await post(json, text.replaceAll('न', '\\u0928'))).statusCode).toBe(202);
    expect(await stored()).toBe(1);
  });
});
