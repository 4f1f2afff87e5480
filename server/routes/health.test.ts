import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerOf } from '#server/testing/answers.ts';
import { testApp } from '#server/testing/app.ts';
import { SECOND } from '#server/time.ts';

it('/healthz says that the process runs', async () => {
  const { app } = await testApp();
  const response = await app.inject('/healthz');
  expect(answerOf(response)).toEqual({ status: 200, body: { status: 'ok' } });
  expect(response.headers['cache-control']).toBe('no-store');
});

describe('/readyz', () => {
  async function setUp() {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, database } = await testApp();
    const check = vi.spyOn(database, 'ready');
    /** The statuses that so many get who ask at the same time, each once. */
    const statuses = async (times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => app.inject('/readyz')));
      return [...new Set(answers.map(({ statusCode }) => statusCode))];
    };
    return { app, check, statuses };
  }

  it('says that messages can be stored, and writes once however many ask', async () => {
    const { check, statuses } = await setUp();
    expect(await statuses(50)).toEqual([200]);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('looks again after five seconds, and then says that messages cannot be stored', async () => {
    const { check, statuses } = await setUp();
    await statuses(1);
    check.mockRejectedValue(new Error('disk full'));
    vi.advanceTimersByTime(5 * SECOND - 1);
    expect(await statuses(1)).toEqual([200]);
    vi.advanceTimersByTime(1);
    expect(await statuses(50)).toEqual([503]);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('tells nobody what is wrong', async () => {
    const { app, check } = await setUp();
    check.mockRejectedValue(new Error('disk full'));
    expect((await app.inject('/readyz')).body).not.toContain('disk full');
  });

  it('takes a store that is slow for one that can write, and says that it is slow', async () => {
    const said: string[] = [];
    const stream = { write: (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg) };
    const storeOutage = { failed: vi.fn(() => 1), worked: vi.fn() };
    const { app, database } = await testApp({ storeOutage, logger: pino({}, stream) });
    const ready = await database.ready();
    const late = Promise.withResolvers<typeof ready>();
    vi.spyOn(database, 'ready').mockReturnValue(late.promise);

    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(said).toContain('the store does not answer within 2 s');
    expect(storeOutage.failed).not.toHaveBeenCalled();
    late.resolve(ready);
    await expect.poll(() => storeOutage.worked.mock.calls.length).toBe(1);
  });
});
