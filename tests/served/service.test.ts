import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengePath, contactPath, formTokenField } from '#common/contact.ts';
import { referenceParameter } from '#common/ids.ts';
import { messageSentPath, pathTo } from '#common/routes.ts';
import type { Service } from '#server/testing/server.ts';
import { ask } from './ask.ts';
import { expectedHeaders } from './expected.ts';
import { targets } from './targets.ts';

/** Every server leads to the contact service, and says who asks. */
describe.each(targets)('$name', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve({ maintenance: false })));
  afterAll(() => site.stop());
  const get = (path: string, headers: Record<string, string> = {}) => ask(site.address, path, { headers });

  it('reaches the service: health, captcha, and the form with a token of its own', async () => {
    for (const path of ['/healthz', '/readyz', challengePath])
      expect((await get(path)).status, path).toBe(200);
    const token = new RegExp(`name="${formTokenField}"[^>]* value="[^"]+"`);
    for (const path of [pathTo('de', 'contact'), pathTo('en', 'contact')])
      expect((await get(path)).text).toMatch(token);
  });

  it('shows the reference that the service puts into the page "sent"', async () => {
    for (const path of [messageSentPath, `/en${messageSentPath}`]) {
      const { status, text } = await get(`${path}?${referenceParameter}=BW-7K3Q-M2`);
      expect(status, path).toBe(200);
      expect(text).toContain('BW-7K3Q-M2');
    }
  });

  it('passes a form without JavaScript to the service, and returns its page', async () => {
    const { status, headers, text } = await ask(site.address, contactPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: 'locale=en&firstName=Ada',
    });
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('value="Ada"');
    expect(headers).toMatchObject(expectedHeaders);
  });

  it("passes the visitor's address to the service, and no forged X-Forwarded-For", async () => {
    const limited = await serve({ maintenance: false, env: { RATE_LIMIT: 'on' } });
    const statusFor = async (localAddress: string, claimed: string) => {
      const headers = { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` };
      return (await ask(limited.address, challengePath, { localAddress, headers })).status;
    };
    try {
      let status = 0;
      for (let host = 1; status !== 429 && host < 250; host += 1)
        status = await statusFor('127.0.0.1', `192.0.2.${host}`);
      expect(status).toBe(429);
      expect(await statusFor('127.0.0.2', '192.0.2.1')).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});
