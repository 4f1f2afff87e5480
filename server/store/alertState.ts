import { MINUTE } from '#server/time.ts';
import type { AlertStates, AlertState } from './outbox.ts';
import type { Database } from './database.ts';

/** How long a claim to tell somebody lasts. */
const claimTime = MINUTE;

/** What a person was told, kept in the store: neither a restart nor another server tells it again. */
export function storedAlertStates({ ready, clock }: Database): AlertStates {
  return {
    async states() {
      const db = await ready();
      const rows = await db.selectFrom('contact_alert').selectAll().execute();
      return new Map(
        rows.map(({ trouble, since, told, count, kinds }): [string, AlertState] => [
          trouble,
          {
            since: new Date(since),
            told:
              told === null
                ? undefined
                : { at: new Date(told), count, kinds: kinds.split(' ').filter(Boolean) },
          },
        ]),
      );
    },

    async claim(condition, known, since) {
      const db = await ready();
      const now = clock();
      const until = now + claimTime;
      const claimed =
        known === undefined
          ? await db
              .insertInto('contact_alert')
              .values({
                trouble: condition,
                since: since?.getTime() ?? now,
                due: until,
                told: null,
                count: 0,
                kinds: '',
              })
              .onConflict((conflict) => conflict.doNothing())
              .returning('since')
              .executeTakeFirst()
          : await db
              .updateTable('contact_alert')
              .set({ due: until })
              .where('trouble', '=', condition)
              .where((is) =>
                known.told === undefined ? is('told', 'is', null) : is('told', '=', known.told.at.getTime()),
              )
              // Later than any claim lasts: the clock was set back.
              .where((is) => is.or([is('due', '<=', now), is('due', '>', until)]))
              .returning('since')
              .executeTakeFirst();
      return claimed === undefined ? undefined : new Date(claimed.since);
    },

    async record(condition, told) {
      const db = await ready();
      if (told === undefined) {
        await db.deleteFrom('contact_alert').where('trouble', '=', condition).execute();
        return;
      }
      await db
        .updateTable('contact_alert')
        .set({ told: clock(), due: clock(), count: told.count, kinds: told.kinds.join(' ') })
        .where('trouble', '=', condition)
        .execute();
    },
  };
}
