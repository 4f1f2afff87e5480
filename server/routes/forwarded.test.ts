import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';

it.each<[string, number, Record<string, string>, Record<string, string>]>([
  ['once behind a proxy that nobody trusts', 1, {}, { 'x-forwarded-for': '203.0.113.5' }],
  ['once behind another such', 1, {}, { forwarded: 'for=203.0.113.5' }],
  ['not where it is trusted', 0, { TRUSTED_PROXIES: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.5' }],
  ['not where nobody forwards', 0, {}, {}],
])('warns that all visitors share one limit: %s', async (_when, times, env, headers) => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const { app } = await testApp({ env, logger });
  for (let request = 0; request < 3; request += 1) await app.inject({ url: '/healthz', headers });
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(times);
});
