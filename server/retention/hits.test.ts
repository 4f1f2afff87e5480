import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryHits } from '#server/store/memoryHits.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { startForgetting } from './hits.ts';

function start(hits: ReturnType<typeof memoryHits>) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const forgetting = startForgetting({ hits, log, interval: 10 });
  onTestFinished(forgetting.stop);
  return { lines };
}

it('forgets by the time, without anybody sending anything', async () => {
  let now = 1000 * MINUTE;
  const hits = memoryHits(() => now);
  const forget = vi.spyOn(hits, 'forget');
  await hits.count('a', MINUTE);
  start(hits);
  now += 2 * MINUTE;
  const forgotten = async () =>
    (await Promise.all(forget.mock.results.map(({ value }) => value as Promise<number>))).reduce(
      (sum, one) => sum + one,
      0,
    );
  await vi.waitFor(async () => expect(await forgotten()).toBe(1), 10 * SECOND);
});

it('goes on where the store did not answer', async () => {
  const hits = memoryHits();
  const forget = vi.spyOn(hits, 'forget').mockRejectedValueOnce(new Error('busy'));
  const { lines } = start(hits);
  await vi.waitFor(() => expect(forget.mock.calls.length).toBeGreaterThan(1), 10 * SECOND);
  expect(lines.filter((line) => line.includes('cannot forget'))).toHaveLength(1);
});
