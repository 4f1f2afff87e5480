import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testApp } from './testing/app.ts';

type Line = { reqId?: string; msg: string; req?: { method: string; path: string }; res?: { status: number } };

/** The app at its most talkative, and what it said. */
async function talkativeApp() {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  return { ...(await testApp({ logger })), lines };
}

it('is JSON, a line each, and tells what belongs to one request by a UUID', async () => {
  const { app, lines } = await talkativeApp();
  await Promise.all([app.inject('/faq?from=mail'), app.inject('/no-such-page')]);
  const requests = Map.groupBy(
    lines.map((line) => JSON.parse(line) as Line),
    ({ reqId }) => reqId,
  );
  for (const id of requests.keys()) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  const told = [...requests.values()].map(([first, last]) => ({ ...first?.req, ...last?.res }));
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ method: 'GET', path: '/faq', status: 200 });
  expect(told).toContainEqual({ method: 'GET', path: '/*', status: 404 });
});

it.each([
  ['/faq?from=mail', '/faq'],
  ['/max@example.de', '/*'],
  ['/institutional/max@example.de', '/institutional/:section'],
  ['/email/max@example.de', '/*'],
  ['/%zz/max@example.de', undefined],
])('names the route that %s took, not the path, which may hold a name', async (url, route) => {
  const { app, lines } = await talkativeApp();
  await app.inject(url);
  expect(lines.join('')).not.toContain('max@');
  const paths = lines
    .map((line) => (JSON.parse(line) as Line).req?.path)
    .filter((path) => path !== undefined);
  expect(new Set(paths)).toEqual(new Set(route === undefined ? [] : [route]));
});

it('tells of an error what it is and where, and nothing of what it was about', async () => {
  const { app, lines } = await talkativeApp();
  const cause = new AggregateError(
    [Object.assign(new Error('no route'), { rawPacket: 'Ada' })],
    'all failed',
  );
  const error = Object.assign(new Error('broken', { cause }), {
    code: 'E',
    detail: 'Key (email)=(ada@a)',
    rawPacket: 'Ada',
  });
  app.log.error({ err: error }, 'trouble');
  const [{ err }] = lines.map((line) => JSON.parse(line) as { err: Record<string, unknown> }) as [
    { err: Record<string, unknown> },
  ];
  expect(err).toMatchObject({
    type: 'Error',
    code: 'E',
    message: expect.stringMatching(/broken.*all failed/) as string,
  });
  expect(err['stack']).toContain('log.test.ts');
  expect(lines.join('')).not.toMatch(/ada/i);
});
