import { expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { SECOND } from '#server/time.ts';

it('/healthz says that the process runs', async () => {
  const { app } = await testApp();
  const response = await app.inject('/healthz');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('/readyz says whether messages can be stored, and writes at most once in five seconds, however many ask', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, database } = await testApp();
  const check = vi.spyOn(database, 'ready');
  const statuses = async (times: number) => {
    const answers = Array.from({ length: times }, () => app.inject('/readyz'));
    const said = (await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, body].join(' '));
    expect(said.join('')).not.toContain('disk full');
    return [...new Set(said.map((one) => Number(one.slice(0, 3))))];
  };
  expect(await statuses(50)).toEqual([200]);
  expect(check).toHaveBeenCalledTimes(1);

  check.mockRejectedValue(new Error('disk full'));
  vi.advanceTimersByTime(5 * SECOND - 1);
  expect(await statuses(1)).toEqual([200]);
  vi.advanceTimersByTime(1);
  expect(await statuses(50)).toEqual([503]);
  expect(check).toHaveBeenCalledTimes(2);
});
