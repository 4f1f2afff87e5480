import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ifThere, writeWhole } from '#server/store/wholeFile.ts';
import { DAY } from '#server/time.ts';

/**
 * How far the clock may move from the last time that was right, in milliseconds, and is believed: were it wrong, messages
 * would go a week early at most.
 */
const largestStep = 7 * DAY;

/** For how long a clock that jumped has to run on, in milliseconds, before it is believed: time for a person to mend it. */
const trialLength = 7 * DAY;

/** How far apart two looks at a clock on trial may be, in milliseconds; whoever is off for longer begins anew. */
const longestGap = DAY;

const stateSchema = z.strictObject({
  known: z.int(),
  jumped: z.strictObject({ since: z.int(), seen: z.int() }).optional(),
});

/** What is known of a machine's clock; times are milliseconds since the epoch, as that clock had them. */
export type ClockState = z.infer<typeof stateSchema> & {
  /** The last time that was right. */
  known: number;
  /** Where the clock jumped away from it: since when, and when it was last looked at. */
  jumped?: { since: number; seen: number } | undefined;
};

/**
 * What is known of the clock after a look at it. It is right while it is near the last time that was; where it has jumped, it is believed once it
 * has run on steadily for a week. A quiet site is no jump: what counts is that somebody looks, not that messages come.
 */
export function nextClockState({ known, jumped }: ClockState, now: number): ClockState {
  if (Math.abs(now - known) <= largestStep) return { known: now };
  const runsOn = jumped !== undefined && now >= jumped.seen && now - jumped.seen <= longestGap;
  const since = runsOn ? jumped.since : now;
  if (now - since >= trialLength) return { known: now };
  return { known, jumped: { since, seen: now } };
}

/** The time by which it is safe to delete: never later than the clock, nor than the last time that was right. */
export function safeTime({ known }: ClockState, now: number): Date {
  return new Date(Math.min(known, now));
}

const fileIn = (dataDir: string) => join(dataDir, 'clock');

/** What this machine knows of its clock; undefined where nobody has looked yet, or where that is unreadable. */
export async function readClock(dataDir: string): Promise<ClockState | undefined> {
  const text = await ifThere(readFile(fileIn(dataDir), 'utf8'));
  try {
    return stateSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** Keeps it for the next start: a restart is no proof that the clock is right. */
export async function keepClock(dataDir: string, state: ClockState): Promise<void> {
  await writeWhole(fileIn(dataDir), `${JSON.stringify(state)}\n`);
}
