import type { FastifyBaseLogger } from 'fastify';
import { eraseMeant } from '#server/store/erase.ts';
import {
  erasedBy,
  erasuresFolder,
  finishErasures,
  forgetErasures,
  unfinishedErasures,
} from '#server/store/erasures.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { DAY, HOUR, repeat, type Clock } from '#server/time.ts';
import { purgeExpired, retentionCutoff } from './rule.ts';

type Options = {
  outbox: Outbox;
  dataDir: string;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** How often to see whether a day has passed, in milliseconds. */
  interval?: number;
};

/**
 * Starts the daily retention, at the start and then once a day; several servers on one store each find what the others
 * have left. Logs ids only.
 */
export function startRetention(options: Options): { stop: () => Promise<void> } {
  const { outbox, dataDir, log, clock = Date.now, interval = HOUR } = options;
  let last: number | undefined;

  async function run(): Promise<void> {
    const now = new Date(clock());
    // A clock that was set back does not put it off.
    if (last !== undefined && Math.abs(clock() - last) < DAY - interval) return;
    const notes = erasuresFolder(dataDir);
    const unfinished = await unfinishedErasures(notes);
    if (unfinished.length > 0) {
      const isMeant = erasedBy(unfinished.map(({ erasure }) => erasure));
      const erased = await eraseMeant(outbox, dataDir, isMeant);
      log.warn({ deleted: erased.messages.length }, 'erasures that were interrupted are finished');
    }
    // A backup from before the cutoff is not restored, so no note from before it is needed.
    await forgetErasures(notes, retentionCutoff(now));
    const messages = await purgeExpired(outbox, dataDir, now);
    const failed = messages.filter(({ state }) => state === 'failed').map(({ id }) => id);
    if (failed.length > 0)
      log.warn({ messages: failed }, 'failed messages were deleted at the end of their retention');
    // Every day, also where nothing was of age: what an erasure was held up with goes now.
    if (await outbox.scrub())
      await finishErasures(
        notes,
        unfinished.map(({ name }) => name),
      );
    else log.warn('what was deleted is still in the database file, which is in use; tomorrow again');
    last = now.getTime();
    log.info({ deleted: messages.length }, 'retention done');
  }

  return repeat(interval, () =>
    run().catch((error: unknown) => log.error({ err: error }, 'the retention failed; trying again')),
  );
}
