import { randomBytes } from 'node:crypto';
import { MINUTE } from '#server/time.ts';
import { destinationNames } from './message.ts';
import type { Outbox } from './outbox.ts';
import type { Connection } from './connection.ts';

/** How long a claim to tell somebody lasts. */
const claimTime = MINUTE;

type Watching = Pick<Outbox, 'summary' | 'check' | 'claim' | 'told'>;

/** How the store is watched, and what a person was told, so that neither a restart nor another server tells it again. */
export function watching({ ready, isPostgres, clock }: Connection): Watching {
  return {
    async summary(overdue) {
      const db = await ready();
      const rows = await db
        .selectFrom('contact_delivery')
        .select(({ fn }) => {
          const messages = fn.count<number>('message').distinct();
          const queued = messages.filterWhere('state', '=', 'queued');
          const late = queued.filterWhere('refused', '=', 0).filterWhere('since', '<=', overdue.getTime());
          return [
            'destination',
            queued.as('queued'),
            messages.filterWhere('state', '=', 'failed').as('failed'),
            messages
              .filterWhere((is) => is.or([is('state', '=', 'failed'), is('refused', '>', 0)]))
              .as('refused'),
            late.as('overdue'),
            fn.min<number | null>('since').filterWhere('state', '=', 'queued').as('oldest'),
          ];
        })
        .where('state', 'in', ['queued', 'failed'])
        .groupBy('destination')
        .execute();
      return destinationNames.map((destination) => {
        const { oldest = null, ...counts } = rows.find((row) => row.destination === destination) ?? {};
        return {
          ...{ queued: 0, failed: 0, refused: 0, overdue: 0, ...counts, destination },
          oldestQueued: oldest === null ? undefined : new Date(oldest),
        };
      });
    },

    async check() {
      const db = await ready();
      // In a file, as many pages as the largest message dirties: on a disk with less room, the store is not ready.
      const beat = { beaten: clock(), room: isPostgres ? '' : randomBytes(32_768).toString('hex') };
      await db
        .insertInto('contact_beat')
        .values({ id: 1, ...beat })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(beat))
        .execute();
    },

    async claim(trouble, isThere) {
      const db = await ready();
      const now = clock();
      const own = db.selectFrom('contact_alert').select('told').where('trouble', '=', trouble);
      const known = await own.executeTakeFirst();
      // It stands as a person knows it.
      if (known === undefined ? !isThere : isThere === (known.told !== null)) {
        // Or it was over before anybody was told of it.
        if (!isThere && known !== undefined)
          await db
            .deleteFrom('contact_alert')
            .where('trouble', '=', trouble)
            .where('told', 'is', null)
            .execute();
        return undefined;
      }
      if (known === undefined)
        await db
          .insertInto('contact_alert')
          .values({ trouble, since: now, due: now, told: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const claimed = await db
        .updateTable('contact_alert')
        .set({ due: now + claimTime })
        .where('trouble', '=', trouble)
        .where('told', isThere ? 'is' : 'is not', null)
        // Later than any claim lasts: the clock was set back.
        .where((is) => is.or([is('due', '<=', now), is('due', '>', now + claimTime)]))
        .returning('since')
        .executeTakeFirst();
      return claimed === undefined ? undefined : { since: new Date(claimed.since), over: !isThere };
    },

    async told(trouble, { over }) {
      const db = await ready();
      if (over) await db.deleteFrom('contact_alert').where('trouble', '=', trouble).execute();
      else
        await db
          .updateTable('contact_alert')
          .set({ told: clock(), due: clock() })
          .where('trouble', '=', trouble)
          .execute();
    },
  };
}
