import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { notifySocket } from '#server/testing/notifySocket.ts';
import { nowhere, startServer } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';
import { startNotifying } from './supervisor.ts';

const missing = spawnSync('systemd-notify', ['--version']).error !== undefined;

const beats = (states: string[]) => states.filter((state) => state === 'WATCHDOG=1').length;

describe.skipIf(missing && process.env['CI'] === undefined)('with systemd-notify', () => {
  it('the server says that it is ready, and goes on saying that it lives', async () => {
    const { path, states } = await notifySocket();
    const server = await startServer({
      ...nowhere,
      DATA_DIR: temporaryFolder(),
      NOTIFY_SOCKET: path,
      WATCHDOG_USEC: '600000',
    });
    onTestFinished(server.kill);
    await vi.waitFor(() => expect(beats(states)).toBeGreaterThan(2), 20 * SECOND);
    expect(states[0]).toBe('READY=1');
    expect(new Set(states)).toEqual(new Set(['READY=1', 'WATCHDOG=1']));

    // An event loop that stands still.
    server.child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, SECOND));
    const before = beats(states);
    await new Promise((resolve) => setTimeout(resolve, SECOND));
    expect(beats(states)).toBe(before);
    server.child.kill('SIGCONT');
    await vi.waitFor(() => expect(beats(states)).toBeGreaterThan(before), 20 * SECOND);
  });

  it('says no more that it lives once the store does not answer, but does while it answers with a no', async () => {
    const { path, states } = await notifySocket();
    vi.stubEnv('NOTIFY_SOCKET', path);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    let check = () => Promise.reject(new Error('disk full'));
    const notifying = startNotifying({
      check: () => check(),
      log: { warn: vi.fn() },
      environment: { NOTIFY_SOCKET: path, WATCHDOG_USEC: '150000' },
    });
    await vi.waitFor(() => expect(beats(states)).toBeGreaterThan(2), 20 * SECOND);
    const answer = Promise.withResolvers<never>();
    check = vi.fn(() => answer.promise);
    await vi.waitFor(() => expect(check).toHaveBeenCalled(), 20 * SECOND);
    const before = beats(states);
    await new Promise((resolve) => setTimeout(resolve, SECOND));
    expect(beats(states)).toBe(before);
    answer.reject(new Error('at last'));
    await notifying.stop();
    await vi.waitFor(() => expect(beats(states)).toBe(before + 1), 20 * SECOND);
  });
});

it('without systemd nothing is said and nothing is looked at', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const check = vi.fn(() => Promise.resolve());
  const notifying = startNotifying({ check, log: { warn: vi.fn() }, environment: { WATCHDOG_USEC: '3000' } });
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(check).not.toHaveBeenCalled();
  await notifying.stop();
});
