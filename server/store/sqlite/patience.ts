import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#server/time.ts';

/** SQLITE_BUSY, the low byte of its extended codes: someone else holds the lock. https://sqlite.org/rescode.html#busy */
const busyCode = 5;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = [11, 26];

/** Milliseconds between two attempts: short beside a message's patience, long beside what an attempt costs (14 µs). */
const pauses = { shortest: 5, longest: 25 };

function codeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? undefined : errcode & 0xff;
}

/** Whether SQLite refused because another connection holds a lock. The work had no effect. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === busyCode;
}

/** Whether SQLite found that a file is not a database, or not a whole one. */
export function isDamaged(error: unknown): boolean {
  return damageCodes.includes(codeOf(error) ?? 0);
}

/**
 * Waits for a lock that someone else holds without holding up anything else: SQLite's own waiting
 * (`busy_timeout`) would stop the whole process with it.
 * @param limit milliseconds of patience; afterwards rejects with SQLite's own error
 */
export async function patiently<Result>(work: () => Promise<Result>, limit: number): Promise<Result> {
  const end = performance.now() + limit;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= end) throw error;
    }
    // At random, so that two processes that wait for each other do not stay in step.
    await pause(pauses.shortest + Math.random() * (pauses.longest - pauses.shortest));
  }
}

/** How long the verbs of the store wait for a lock, in milliseconds. */
export type Patience = {
  /** Messages and everything else; well within a request's 30 s. */
  work: number;
  /** Whether the store can write is asked by those who want to hear soon that it cannot. */
  check: number;
};

export const usualPatience: Patience = { work: 10 * SECOND, check: 2 * SECOND };

type Verbs = Record<string, (...given: never[]) => Promise<unknown>>;

/** The same verbs, each of which waits for a lock. They must have no effect when they reject for one. */
export function patient<Patient extends Verbs>(verbs: Patient, limitOf: (verb: string) => number): Patient {
  return Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [
      name,
      (...given: never[]) => patiently(() => verb(...given), limitOf(name)),
    ]),
  ) as Patient;
}
