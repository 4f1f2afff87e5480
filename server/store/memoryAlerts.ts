import type { Clock } from '#server/time.ts';
import { bookingTime, longestBooking, tellAgainAfter, type AlertBook } from './alerts.ts';

type Entry = { since: number; due: number; told: number | undefined; count: number; attempts: number };

/** For one process: of a store that cannot write, nothing can be noted in the store. */
export function memoryAlerts(clock: Clock = Date.now): AlertBook {
  const entries = new Map<string, Entry>();

  return {
    book: (trouble, count) => {
      const now = clock();
      const fresh: Entry = { since: now, due: now, told: undefined, count: 0, attempts: 0 };
      const entry = entries.get(trouble) ?? (count > 0 ? fresh : undefined);
      if (entry === undefined) return Promise.resolve(undefined);
      entries.set(trouble, entry);
      entry.count = Math.min(entry.count, count);
      const isDue = entry.due <= now || entry.due > now + longestBooking;
      const hasGrown = count > entry.count && (entry.told ?? 0) <= now - tellAgainAfter;
      if (!isDue || (count > 0 && !hasGrown)) return Promise.resolve(undefined);
      entry.due = now + bookingTime;
      entry.attempts += 1;
      return Promise.resolve({ since: new Date(entry.since), attempts: entry.attempts });
    },
    settle: (trouble, count) => {
      const entry = entries.get(trouble);
      if (count === 0) entries.delete(trouble);
      else if (entry !== undefined) Object.assign(entry, { told: clock(), due: clock(), count, attempts: 0 });
      return Promise.resolve();
    },
    postpone: (trouble, due) => {
      const entry = entries.get(trouble);
      if (entry !== undefined) entry.due = due.getTime();
      return Promise.resolve();
    },
  };
}
