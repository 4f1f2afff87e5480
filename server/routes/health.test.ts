import { expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { SECOND } from '#server/time.ts';

it('/healthz says that the process runs', async () => {
  const { app } = await testApp();
  const response = await app.inject('/healthz');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('/readyz says whether messages can be stored', async () => {
  expect((await (await testApp()).app.inject('/readyz')).statusCode).toBe(200);
  const { app, outbox } = await testApp();
  outbox.check = () => Promise.reject(new Error('disk full'));
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.body).not.toContain('disk full');
});

it('/readyz writes at most once in five seconds, however many ask', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, outbox } = await testApp();
  const check = vi.spyOn(outbox, 'check');
  const statuses = async (times: number) => {
    const answers = Array.from({ length: times }, () => app.inject('/readyz'));
    return [...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))];
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
