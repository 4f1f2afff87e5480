import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';

type Environment = Readonly<Record<string, string | undefined>>;

type Options = {
  /** Looks at the store; how it finds it does not matter, only that it comes back. */
  check: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  environment?: Environment;
};

/**
 * Tells systemd that the service is ready and, from then on, that it lives (sd_notify(3), sd_watchdog_enabled(3)):
 * the event loop turns and the store answers. A store that says no does not count as dead: a restart mends
 * neither a full disk nor a database that is away, and would take the pages along. Without systemd, nothing.
 *
 * Node has no datagram sockets for this, and a native add-on is much for a line every 20 s: systemd's own
 * program sends it, for which the unit needs `NotifyAccess=all`.
 */
export function startNotifying({ check, log, environment = process.env }: Options): {
  stop: () => Promise<void>;
} {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: limit } = environment;
  let running: Promise<void> | undefined;

  const notify = (state: string) =>
    promisify(execFile)('systemd-notify', [state]).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'systemd was not notified'),
    );

  function beat(): void {
    running ??= check()
      .catch(() => undefined)
      .then(() => notify('WATCHDOG=1'))
      .finally(() => {
        running = undefined;
      });
  }

  if (socket === undefined) return { stop: () => Promise.resolve() };
  running = notify('READY=1').finally(() => {
    running = undefined;
  });
  // Two may be lost.
  const timer = limit === undefined ? undefined : setInterval(beat, Number(limit) / 1000 / 3);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
