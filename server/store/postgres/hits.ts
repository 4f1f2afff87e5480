import type { Pool } from 'pg';
import type { HitCounter } from '#server/store/hits.ts';
import type { Clock } from '#server/time.ts';

/** Counts that several servers share. */
export function postgresHits(pool: Pool, clock: Clock): HitCounter {
  return {
    async count(bucket, window) {
      const now = clock();
      const started = now - (now % window);
      const { rows } = await pool.query<{ hits: number; previous: number }>({
        name: 'count a hit',
        text: `insert into contact_hit (bucket, started, expires, hits) values ($1, $2, $4, 1)
               on conflict (bucket, started) do update set hits = contact_hit.hits + 1
               returning hits,
                 coalesce((select hits from contact_hit where bucket = $1 and started = $3), 0) as previous`,
        values: [bucket, new Date(started), new Date(started - window), new Date(started + 2 * window)],
      });
      const { hits = 1, previous = 0 } = rows[0] ?? {};
      return { current: hits, previous, elapsed: now - started };
    },
    // What someone else is deleting or counting just then is theirs, or goes the next time.
    async forget() {
      const { rowCount } = await pool.query(
        `delete from contact_hit where (bucket, started) in
           (select bucket, started from contact_hit where expires <= $1 for update skip locked)`,
        [new Date(clock())],
      );
      return rowCount ?? 0;
    },
    async takeBack(bucket, window) {
      const now = clock();
      await pool.query({
        name: 'take a hit back',
        text: `update contact_hit set hits = hits - 1 where bucket = $1 and started = $2 and hits > 0`,
        values: [bucket, new Date(now - (now % window))],
      });
    },
  };
}
