import type { DatabaseSync } from 'node:sqlite';
import { bookingTime, longestBooking, tellAgainAfter, type AlertBook } from '#server/store/alerts.ts';
import type { Clock } from '#server/time.ts';
import { inTransaction } from './database.ts';

/** What was told, in the SQLite file. Where nothing has changed, nothing is written. */
export function sqliteAlerts(database: DatabaseSync, clock: Clock): AlertBook {
  const open = database.prepare(
    'insert into alert (trouble, since, due) values (:trouble, :now, :now) on conflict do nothing',
  );
  const shrink = database.prepare(
    'update alert set count = :count where trouble = :trouble and count > :count',
  );
  const book = database.prepare(
    `update alert set due = :booked, attempts = attempts + 1
     where trouble = :trouble and (due <= :now or due > :never)
       and (:count = 0 or told is null or (count < :count and told <= :long))
     returning since, attempts`,
  );
  const settle = database.prepare(
    'update alert set told = :now, due = :now, count = :count, attempts = 0 where trouble = :trouble',
  );
  const remove = database.prepare('delete from alert where trouble = ?');
  const postpone = database.prepare('update alert set due = ? where trouble = ?');

  return {
    book: (trouble, count) =>
      Promise.try(() =>
        inTransaction(database, () => {
          const now = clock();
          if (count > 0) open.run({ trouble, now });
          shrink.run({ trouble, count });
          const times = {
            booked: now + bookingTime,
            never: now + longestBooking,
            long: now - tellAgainAfter,
          };
          const row = book.get({ trouble, count, now, ...times });
          if (row === undefined) return undefined;
          return { since: new Date(Number(row['since'])), attempts: Number(row['attempts']) };
        }),
      ),
    settle: (trouble, count) =>
      Promise.try(() => {
        if (count === 0) remove.run(trouble);
        else settle.run({ trouble, count, now: clock() });
      }),
    postpone: (trouble, due) => Promise.try(() => void postpone.run(due.getTime(), trouble)),
  };
}
