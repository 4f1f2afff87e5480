import type { FastifyBaseLogger } from 'fastify';
import { removeEmlBefore } from '#server/store/emlFolder.ts';
import { erasuresFolder } from '#server/store/erasures.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { DAY, HOUR, type Clock } from '#server/time.ts';
import { forgetOldErasures, purgeExpired, retentionCutoff } from './rule.ts';

type Options = {
  outbox: Outbox;
  dataDir: string;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** How often to see whether it is due, in milliseconds. */
  interval?: number;
};

/** A run that takes longer, or dies, leaves the job to the next server. */
const lease = HOUR;

/**
 * Starts the daily retention: however many servers there are, one of them runs it. Logs ids only.
 * Each server also looks after its own `.eml` files and notes of erasures, which the others cannot see.
 */
export function startRetention(options: Options): { stop: () => Promise<void> } {
  const { outbox, dataDir, log, clock = Date.now, interval = HOUR } = options;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    const now = new Date(clock());
    await removeEmlBefore({ dataDir }, retentionCutoff(now));
    await forgetOldErasures(erasuresFolder(dataDir), now);
    if (!(await outbox.takeJob('retention', lease))) return;

    const { messages } = await purgeExpired({ outbox, dataDir, now });
    const failed = messages.filter(({ state }) => state === 'failed').map(({ id }) => id);
    if (failed.length > 0)
      log.warn({ messages: failed }, 'failed messages were deleted at the end of their retention');
    // Every day, also where nothing was of age: what an erasure was held up with goes now.
    if ((await outbox.scrub()) === 'heldUp')
      log.warn('what was deleted is still in the database file, which is in use; tomorrow again');
    await outbox.completeJob('retention', new Date(now.getTime() + DAY - interval));
    log.info({ deleted: messages.length }, 'retention done');
  }

  function begin(): void {
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'the retention failed; trying again'))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(begin, interval);
  begin();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
