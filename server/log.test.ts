import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { testApp } from './testing/app.ts';
import { sampleContact } from './testing/samples.ts';

type Line = { reqId?: string; msg: string; req?: { method: string; path: string }; res?: { status: number } };

/** The app at its most talkative, and what it said. */
async function talkativeApp() {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  return { ...(await testApp({ logger })), lines };
}

it('is JSON, a line each, and tells what belongs to one request', async () => {
  const { app, lines } = await talkativeApp();
  await Promise.all([app.inject('/faq?from=mail'), app.inject('/no-such-page')]);
  const told = lines.map((line) => JSON.parse(line) as Line);
  const ids = new Set(told.map(({ reqId }) => reqId));
  expect(ids.size).toBe(2);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const [first, last] = told.filter(({ reqId }) => reqId === id);
    expect(first?.req?.method).toBe('GET');
    expect(last?.res?.status).toBe(first?.req?.path === '/faq' ? 200 : 404);
  }
});

it('holds nothing about a person: no address, no query, no header, no text', async () => {
  const { app, lines } = await talkativeApp();
  const secret = randomBytes(8).toString('hex');
  const headers = {
    'user-agent': `agent-${secret}`,
    referer: `https://elsewhere.example/${secret}`,
    cookie: `a=${secret}`,
    'x-forwarded-for': '198.51.100.7',
  };
  const contact = { ...sampleContact, message: secret, email: `${secret}@person.example` };
  const statuses = [];
  for (const payload of [contact, { ...contact, town: '' }, secret])
    statuses.push(
      (await app.inject({ method: 'POST', url: `${contactPath}?email=${secret}`, headers, payload }))
        .statusCode,
    );
  statuses.push(
    (await app.inject({ url: `/faq?name=${secret}`, headers, remoteAddress: '198.51.100.7' })).statusCode,
  );
  expect(statuses).toEqual([202, 400, 415, 200]);
  const text = lines.join('');
  expect(text).toContain(contactPath);
  for (const trace of [secret, '198.51.100.7', sampleContact.firstName, sampleContact.lastName])
    expect(text).not.toContain(trace);
});
