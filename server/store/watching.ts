import { randomBytes } from 'node:crypto';
import { destinationNames, type FaultOwner } from './message.ts';
import type { FailureCount, Outbox, DeliverySummary } from './outbox.ts';
import type { Database } from './database.ts';

/** Errors that the receiver has for good, whatever the message: it waits, and a person is told at once. */
const blocking: readonly FaultOwner[] = ['server', 'own'];

/** The kind of what was given up although nobody refused it: nobody answered for as long as it was tried. */
const expired = 'expired';

/** How the store is watched. */
export function watching({
  ready,
  isPostgres,
  requireFiles,
  clock,
}: Database): Pick<Outbox, 'summary' | 'failingReceipts' | 'check'> {
  /** Which kinds of errors there are, of what was given up and of what waits. */
  async function kindsOf(): Promise<{ destination: string; isBlocked: boolean; kind: string }[]> {
    const db = await ready();
    const rows = await db
      .selectFrom('contact_delivery')
      .select(['destination', 'state', 'fault'])
      .distinct()
      .where('state', 'in', ['queued', 'failed'])
      .where((is) => is.or([is('state', '=', 'failed'), is('fault', 'is not', null)]))
      .execute();
    return rows.map(({ destination, state, fault }) => ({
      destination,
      isBlocked: state === 'queued' && fault !== null && blocking.includes(fault),
      kind: fault ?? expired,
    }));
  }

  return {
    async summary(overdue) {
      const db = await ready();
      const rows = await db
        .selectFrom('contact_delivery')
        .select(({ fn }) => {
          const messages = fn.count<number>('message').distinct();
          const queued = messages.filterWhere('state', '=', 'queued');
          return [
            'destination',
            queued.as('queued'),
            messages.filterWhere('state', '=', 'failed').as('failed'),
            messages
              .filterWhere((is) =>
                is.or([
                  is('state', '=', 'failed'),
                  is.and([is('fault', 'is not', null), is('fault', 'not in', blocking)]),
                ]),
              )
              .as('refused'),
            queued.filterWhere('fault', 'in', blocking).as('blocked'),
            queued
              .filterWhere('fault', 'is', null)
              .filterWhere('since', '<=', overdue.getTime())
              .as('overdue'),
            fn.min<number | null>('since').filterWhere('state', '=', 'queued').as('oldest'),
          ];
        })
        .where('state', 'in', ['queued', 'failed'])
        .groupBy('destination')
        .execute();
      const kinds = await kindsOf();
      return destinationNames.map((destination): DeliverySummary => {
        const row = rows.find((one) => one.destination === destination);
        const own = kinds.filter((one) => one.destination === destination);
        const sorted = (isBlocked: boolean) => [
          ...new Set(own.filter((one) => one.isBlocked === isBlocked).map(({ kind }) => kind)),
        ];
        const oldest = row?.oldest ?? null;
        return {
          destination,
          queued: row?.queued ?? 0,
          failed: row?.failed ?? 0,
          refused: { count: row?.refused ?? 0, kinds: sorted(false).sort() },
          blocked: { count: row?.blocked ?? 0, kinds: sorted(true).sort() },
          overdue: row?.overdue ?? 0,
          oldestQueued: oldest === null ? undefined : new Date(oldest),
        };
      });
    },

    async failingReceipts(): Promise<FailureCount> {
      const db = await ready();
      // By the index: `due` of what is settled is when its last attempt was due.
      const delivered = await db
        .selectFrom('contact_delivery')
        .select('due')
        .where('destination', '=', 'receipt')
        .where('state', '=', 'delivered')
        .orderBy('due', 'desc')
        .limit(1)
        .executeTakeFirst();
      const rows = await db
        .selectFrom('contact_delivery')
        .select(({ fn }) => ['fault', fn.countAll<number>().as('count')])
        .where('destination', '=', 'receipt')
        .where((is) =>
          is.or([
            is.and([is('state', '=', 'failed'), is('due', '>', delivered?.due ?? 0)]),
            is.and([is('state', '=', 'queued'), is('fault', 'in', blocking)]),
          ]),
        )
        .groupBy('fault')
        .execute();
      return {
        count: rows.reduce((sum, { count }) => sum + count, 0),
        kinds: rows.map(({ fault }) => fault ?? expired).sort(),
      };
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
      requireFiles();
    },
  };
}
