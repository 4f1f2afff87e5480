import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengePath, contactPath } from '#common/contact.ts';
import type { Service } from '#server/testing/server.ts';
import { ask } from './ask.ts';
import { expectedHeadersOf, fileOf, hashedScript } from './expected.ts';
import { targets } from './targets.ts';

/** During maintenance every server says so with each page, and still serves files and the contact service. */
describe.each(targets)('$name, during maintenance', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve({ maintenance: true })));
  afterAll(() => site.stop());

  it.each([
    ['/', 'coming_soon.html'],
    ['/institutional/pricing', 'coming_soon.html'],
    ['/contact', 'coming_soon.html'],
    ['/no-such-page', 'coming_soon.html'],
    ['/en', 'en/coming_soon.html'],
    ['/en/faq', 'en/coming_soon.html'],
  ])('%s answers 503 with %s', async (path, file) => {
    const { status, headers, text } = await ask(site.address, path);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('600');
    expect(headers).toMatchObject(expectedHeadersOf('/coming_soon'));
    expect(text).toBe(fileOf(file));
  });

  it('tells who has sent a message by the form that it has arrived', async () => {
    const { status, text } = await ask(site.address, '/message_sent?reference=BW-23456-78ABC');
    expect(status).toBe(200);
    expect(text).not.toBe(fileOf('coming_soon.html'));
  });

  it('still serves files and the contact service', async () => {
    expect((await ask(site.address, hashedScript)).status).toBe(200);
    expect((await ask(site.address, '/readyz')).status).toBe(200);
    expect((await ask(site.address, challengePath)).status).toBe(200);
    expect((await ask(site.address, contactPath, { method: 'POST' })).status).toBe(400);
  });
});
