import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { challengePath } from '#common/contact.ts';
import { limits } from '#server/protection/limits.ts';
import { testApp } from '#server/testing/app.ts';
import { withoutPorts } from './forwarded.ts';

const proxy = '10.0.0.9';

describe('X-Forwarded-For from a trusted proxy', () => {
  it.each([
    ['an address with a port', (port: number) => `203.0.113.5:${port}`],
    ['an IPv6 address with a port', (port: number) => `[2001:db8::1]:${port}`],
    ['the form of Forwarded', (port: number) => `for="[2001:db8::1]:${port}"`],
    ['what is no address', (port: number) => `unknown-${port}`],
  ])('limits %s like the address', async (_what, claimed) => {
    const { app } = await testApp({ env: { TRUSTED_PROXIES: proxy } });
    const statuses: number[] = [];
    for (let request = 0; request <= limits.challenge.address; request += 1) {
      const headers = { 'x-forwarded-for': claimed(1024 + request) };
      const { statusCode } = await app.inject({ url: challengePath, remoteAddress: proxy, headers });
      statuses.push(statusCode);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
  });

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:1234, 10.0.0.1', '203.0.113.5, 10.0.0.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['For="[2001:db8::1]:_hidden"', '2001:db8::1'],
    // What stands left of something unreadable was said by nobody we know.
    ['198.51.100.1, unknown, 203.0.113.5', '203.0.113.5'],
    ['203.0.113.5, nonsense', undefined],
    ['999.1.1.1', undefined],
    ['', undefined],
  ])('reads %j as %j', (said, read) => {
    expect(withoutPorts(said)).toBe(read);
  });
});

describe('with a proxy in front that nobody trusts', () => {
  async function warningsAfter(env: Record<string, string>, headers: Record<string, string>) {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const { app } = await testApp({ env, logger });
    for (let request = 0; request < 3; request += 1) await app.inject({ url: '/healthz', headers });
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  }

  it.each([{ 'x-forwarded-for': '203.0.113.5' }, { forwarded: 'for=203.0.113.5' }])(
    'warns once that all visitors share one limit (%j)',
    async (headers) => {
      expect(await warningsAfter({}, headers)).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
    },
  );

  it('is silent where somebody is trusted, or nobody forwards', async () => {
    expect(
      await warningsAfter({ TRUSTED_PROXIES: 'loopback' }, { 'x-forwarded-for': '203.0.113.5' }),
    ).toEqual([]);
    expect(await warningsAfter({}, {})).toEqual([]);
  });
});
