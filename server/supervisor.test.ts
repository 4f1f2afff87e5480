import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { notifySocket } from '#server/testing/notifySocket.ts';
import { nowhere, startServer } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';
import { startNotifying } from './supervisor.ts';

const missing = spawnSync('systemd-notify', ['--version']).error !== undefined;

const beats = (states: string[]) => states.filter((state) => state === 'WATCHDOG=1').length;
const log = { warn: vi.fn() };

describe.skipIf(missing && process.env['CI'] === undefined)('with systemd-notify', () => {
  it('the server says that it is ready, and goes on saying that it lives', async () => {
    const { path, states } = await notifySocket();
    const env = { ...nowhere, DATA_DIR: temporaryFolder(), NOTIFY_SOCKET: path, WATCHDOG_USEC: '300000' };
    const server = await startServer(env);
    onTestFinished(server.kill);
    await vi.waitFor(() => expect(beats(states)).toBeGreaterThan(2), 20 * SECOND);
    expect(states[0]).toBe('READY=1');
    expect(new Set(states)).toEqual(new Set(['READY=1', 'WATCHDOG=1']));
  });

  it('says no more that it lives once the store does not answer, but does while it answers with a no', async () => {
    const { path, states } = await notifySocket();
    vi.stubEnv('NOTIFY_SOCKET', path);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.useRealTimers();
    });
    const beat = () => vi.advanceTimersByTime(SECOND);
    const answer = Promise.withResolvers<never>();
    const check = vi.fn(() => answer.promise).mockRejectedValueOnce(new Error('disk full'));
    const environment = { NOTIFY_SOCKET: path, WATCHDOG_USEC: '3000000' };
    const notifying = startNotifying({ check, log, environment });
    await vi.waitFor(() => expect(states).toEqual(['READY=1']), 20 * SECOND);
    await vi.waitFor(() => {
      beat();
      expect(check).toHaveBeenCalledTimes(2);
    }, 20 * SECOND);
    expect(beats(states)).toBe(1);
    for (let missed = 0; missed < 5; missed += 1) beat();
    expect(check).toHaveBeenCalledTimes(2);
    answer.reject(new Error('at last'));
    await notifying.stop();
    await vi.waitFor(() => expect(beats(states)).toBe(2), 20 * SECOND);
  });
});

it('without systemd nothing is said and nothing is looked at', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const check = vi.fn(() => Promise.resolve());
  const notifying = startNotifying({ check, log, environment: { WATCHDOG_USEC: '3000' } });
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(check).not.toHaveBeenCalled();
  await notifying.stop();
});
