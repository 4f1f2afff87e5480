import type { Pool } from 'pg';
import {
  bookingTime,
  longestBooking,
  tellAgainAfter,
  type AlertBook,
  type Booking,
} from '#server/store/alerts.ts';
import type { Clock } from '#server/time.ts';

/** What was told, for all servers of the database. */
export function postgresAlerts(pool: Pool, clock: Clock): AlertBook {
  const at = (offset = 0) => new Date(clock() + offset);

  return {
    async book(trouble, count) {
      if (count > 0)
        await pool.query(
          'insert into contact_alert (trouble, since, due) values ($1, $2, $2) on conflict do nothing',
          [trouble, at()],
        );
      await pool.query('update contact_alert set count = $2 where trouble = $1 and count > $2', [
        trouble,
        count,
      ]);
      const { rows } = await pool.query<Booking>(
        `update contact_alert set due = $4, attempts = attempts + 1
         where trouble = $1 and (due <= $3 or due > $5)
           and ($2 = 0 or told is null or (count < $2 and told <= $6))
         returning since, attempts`,
        [trouble, count, at(), at(bookingTime), at(longestBooking), at(-tellAgainAfter)],
      );
      return rows[0];
    },
    async settle(trouble, count) {
      if (count === 0) await pool.query('delete from contact_alert where trouble = $1', [trouble]);
      else
        await pool.query(
          'update contact_alert set told = $3, due = $3, count = $2, attempts = 0 where trouble = $1',
          [trouble, count, at()],
        );
    },
    async postpone(trouble, due) {
      await pool.query('update contact_alert set due = $2 where trouble = $1', [trouble, due]);
    },
  };
}
