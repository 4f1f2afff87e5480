import type { Kysely } from 'kysely';
import { MINUTE } from '#server/time.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** How long a claim to tell somebody lasts. */
const claimTime = MINUTE;

/** What a person was told of a condition. */
export type Notified = {
  at: Date;
  count: number;
  /** All kinds that were told of since it began. */
  kinds: readonly string[];
};

/** What is kept of a condition while it stands, and until a person was told that it is over. */
export type AlertState = {
  since: Date;
  /** Undefined until somebody was told. */
  notified: Notified | undefined;
};

/** Whom was told what: neither a restart nor another server tells it again. By the keys of conditions. */
export async function readAlertStates({ ready }: Database): Promise<Map<string, AlertState>> {
  const db = await ready();
  const rows = await db.selectFrom('contact_alert').selectAll().execute();
  return new Map(
    rows.map(({ trouble, since, told, count, kinds }) => {
      const notified =
        told === null ? undefined : { at: new Date(told), count, kinds: kinds.split(' ').filter(Boolean) };
      return [trouble, { since: new Date(since), notified }];
    }),
  );
}

/**
 * Claims the notification of a condition for the caller, unless somebody else has claimed it, or has told of it since.
 * A claim lasts a minute; what is not told by then is claimed again.
 * @param known the state that the caller has seen; undefined for a condition that is new
 * @param since when a new one began; now, unless it is known
 * @returns since when it stands; undefined where it is not the caller's
 */
export async function claimAlert(
  { ready, clock }: Database,
  key: string,
  known: AlertState | undefined,
  since?: Date,
): Promise<Date | undefined> {
  const db = await ready();
  const now = clock();
  const claimed =
    known === undefined
      ? await claimNew(db, key, since?.getTime() ?? now, now)
      : await claimKnown(db, key, known, now);
  return claimed === undefined ? undefined : new Date(claimed.since);
}

function claimNew(db: Kysely<Tables>, key: string, since: number, now: number) {
  return db
    .insertInto('contact_alert')
    .values({ trouble: key, since, due: now + claimTime, told: null, count: 0, kinds: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('since')
    .executeTakeFirst();
}

function claimKnown(db: Kysely<Tables>, key: string, { notified }: AlertState, now: number) {
  const until = now + claimTime;
  return (
    db
      .updateTable('contact_alert')
      .set({ due: until })
      .where('trouble', '=', key)
      .where((eb) =>
        notified === undefined ? eb('told', 'is', null) : eb('told', '=', notified.at.getTime()),
      )
      // Later than any claim lasts: the clock was set back.
      .where((eb) => eb.or([eb('due', '<=', now), eb('due', '>', until)]))
      .returning('since')
      .executeTakeFirst()
  );
}

/**
 * Records what a person was told.
 * @param notified undefined when it was told that it is over, or nobody needs to hear of it
 */
export async function recordAlert(
  { ready, clock }: Database,
  key: string,
  notified: Omit<Notified, 'at'> | undefined,
): Promise<void> {
  const db = await ready();
  if (notified === undefined) {
    await db.deleteFrom('contact_alert').where('trouble', '=', key).execute();
    return;
  }
  const now = clock();
  await db
    .updateTable('contact_alert')
    .set({ told: now, due: now, count: notified.count, kinds: notified.kinds.join(' ') })
    .where('trouble', '=', key)
    .execute();
}

/** Where it is kept what a person was told: in the store, or in the memory of one process. */
export type AlertStates = {
  read: () => Promise<Map<string, AlertState>>;
  /** As `claimAlert`. */
  claim: (key: string, known: AlertState | undefined, since?: Date) => Promise<Date | undefined>;
  /** As `recordAlert`. */
  record: (key: string, notified: Omit<Notified, 'at'> | undefined) => Promise<void>;
};

/** What a person was told, kept in the store. */
export function storedAlertStates(database: Database): AlertStates {
  return {
    read: () => readAlertStates(database),
    claim: (key, known, since) => claimAlert(database, key, known, since),
    record: (key, notified) => recordAlert(database, key, notified),
  };
}
