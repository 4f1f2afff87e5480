import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { eraseMeant } from '#server/store/erase.ts';
import {
  erasedBy,
  erasuresFolder,
  markFinished,
  deleteErasureNotes,
  unfinishedErasures,
} from '#server/store/erasures.ts';
import type { Database } from '#server/store/database.ts';
import { DAY, HOUR, repeat, type Clock } from '#server/time.ts';
import { deleteExpired, retentionCutoff } from './rule.ts';
import { keepClock, nextClockState, readClock, safeTime, type ClockState } from './trustedClock.ts';
import { deleteOrphans, findMessages } from '#server/store/records.ts';
import { scrubStore } from '#server/store/scrub.ts';

type Options = {
  database: Database;
  dataDir: string;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** How often to see whether a day has passed, in milliseconds. */
  interval?: number;
  /** When this program was installed, in milliseconds since the epoch: the clock was no earlier than that. */
  installed?: number;
};

/** The retention while it runs. */
export type Retention = {
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
  /** Whether it waits, as this machine's clock cannot be right; undefined until it has looked. */
  isClockDoubted: () => boolean | undefined;
  /** Whether it fails; undefined until that is known: a single failure may have passed when it tries again. */
  isFailing: () => boolean | undefined;
};

/** So many failures in a row, an hour apart, do not pass by themselves. */
const lastingFailures = 2;

/**
 * Starts the daily retention, at the start and then once a day; several servers on one store each find what the others
 * have left. While the clock is far ahead of all that is known, nothing more is deleted than was due by then. Logs ids
 * and numbers only.
 */
export function startRetention(options: Options): Retention {
  const { database, dataDir, log, clock = Date.now, interval = HOUR } = options;
  const { installed = statSync(fileURLToPath(import.meta.url)).mtimeMs } = options;
  let last: number | undefined;
  let state: ClockState | undefined;
  let isDoubted: boolean | undefined;
  let isFailing: boolean | undefined;
  let failures = 0;

  /** What is known at the first look: this machine's clock of before, or else the newest message. */
  async function knownOfClock(): Promise<ClockState> {
    const kept = await readClock(dataDir);
    if (kept !== undefined) return kept;
    const [newest] = await findMessages(database, { limit: 1 });
    return { known: Math.max(Math.round(installed), newest?.receivedAt.getTime() ?? 0) };
  }

  /** Says once when the clock has jumped ahead, and once when it is believed again. */
  function tellOfClock({ known, jumped }: ClockState): void {
    const wasDoubted = isDoubted === true;
    isDoubted = jumped !== undefined && jumped.seen > known;
    if (isDoubted && !wasDoubted)
      log.error(
        { clock: new Date(clock()).toISOString(), known: new Date(known).toISOString() },
        'the clock is more than a week ahead of what was last known: set it right (timedatectl). Until then, or until ' +
          'it has run on for a week, nothing is deleted that was not due by the time that is known',
      );
    if (wasDoubted && !isDoubted) log.info('the clock is believed again');
  }

  /** Looks at the clock, and keeps what is known of it now. */
  async function checkClock(now: number): Promise<ClockState> {
    const checked = nextClockState(state ?? (await knownOfClock()), now);
    state = checked;
    tellOfClock(checked);
    // A full disk does not keep the retention from making room.
    await keepClock(dataDir, checked).catch((error: unknown) =>
      log.error({ err: error }, 'the clock is not noted'),
    );
    return checked;
  }

  /**
   * Erases anew what an erasure that was interrupted may have left.
   * @returns the names of these erasures' notes
   */
  async function finishInterrupted(notes: string): Promise<string[]> {
    const unfinished = await unfinishedErasures(notes);
    if (unfinished.length > 0) {
      const meant = erasedBy(unfinished.map(({ erasure }) => erasure));
      const { messages } = await eraseMeant(database, dataDir, meant);
      log.warn({ deleted: messages.length }, 'erasures that were interrupted are finished');
    }
    return unfinished.map(({ name }) => name);
  }

  /** Deletes what was of age at a time, from the store and from its files. */
  async function deleteWhatIsDue(time: Date): Promise<void> {
    const notes = erasuresFolder(dataDir);
    const interrupted = await finishInterrupted(notes);
    // A backup from before the cutoff is not restored, so no note from before it is needed.
    await deleteErasureNotes(notes, retentionCutoff(time));
    const orphans = await deleteOrphans(database);
    if (orphans > 0)
      log.warn(
        { deleted: orphans },
        'deliveries of messages that somebody deleted past the service are deleted',
      );
    const messages = await deleteExpired(database, dataDir, time);
    const failed = messages.filter(({ state: ended }) => ended === 'failed').map(({ id }) => id);
    if (failed.length > 0)
      log.warn({ messages: failed }, 'failed messages were deleted at the end of their retention');
    // Every day, also where nothing was of age: what an erasure was held up with goes now.
    if (await scrubStore(database)) await markFinished(notes, interrupted);
    else
      log.warn(
        'what was deleted is still in the database file, which is in use, or whose tables the role in DATABASE_URL does ' +
          'not own (docs/contact.md, "Runbook"); tomorrow again',
      );
    log.info({ deleted: messages.length }, 'retention done');
  }

  async function run(): Promise<void> {
    const now = clock();
    const known = await checkClock(now);
    // A clock that was set back does not put it off.
    if (last !== undefined && Math.abs(now - last) < DAY - interval) return;
    await deleteWhatIsDue(safeTime(known, now));
    last = now;
  }

  /** One look; one that fails is tried again with the next. */
  async function look(): Promise<void> {
    try {
      await run();
      failures = 0;
      isFailing = false;
    } catch (error) {
      failures += 1;
      if (failures >= lastingFailures) isFailing = true;
      log.error({ err: error }, 'the retention failed; trying again');
    }
  }

  const { stop } = repeat(interval, look);
  return { stop, isClockDoubted: () => isDoubted, isFailing: () => isFailing };
}
