import { HOUR } from '#server/time.ts';
import { addressKey } from './addressKey.ts';
import { leaseTime } from './leases.ts';
import type { DeliveryRow, DeliveryState, Delivery } from './message.ts';
import type { Outbox, FailureSettlement } from './outbox.ts';
import { messageOf } from './rows.ts';
import type { Database } from './database.ts';

/** Due later than any pause or lease explains: the clock was set back since. */
const neverAhead = 4 * HOUR;

/**
 * What is written of a delivery that failed.
 * @param refused how many attempts had used it up before
 * @param now milliseconds since the epoch
 */
function columnsOf(settlement: FailureSettlement, refused: number, now: number): Partial<DeliveryRow> {
  const columns: Partial<DeliveryRow> = {
    state: settlement.state,
    reason: settlement.reason,
    refused: refused + Number(settlement.refused),
    unsettled: 0,
  };
  if (settlement.fault !== undefined) columns.fault = settlement.fault;
  if (settlement.state === 'queued') columns.due = settlement.due.getTime();
  else columns.settled = now;
  return columns;
}

/** How deliveries are handed out, and how they end. */
export function work({ ready, isPostgres, clock }: Database): Pick<Outbox, 'take' | 'settle' | 'retry'> {
  return {
    async take(destination, limit) {
      const db = await ready();
      const now = clock();
      const taken = await db
        // As a step of its own: PostgreSQL could otherwise repeat it for each row, and take more than the limit.
        .with(
          (name) => name('due_now').materialized(),
          (query) =>
            query
              .selectFrom('contact_delivery')
              .select(['message', 'recipient'])
              .where((is) => is.and({ destination, state: 'queued' }))
              .where((is) => is.or([is('due', '<=', now), is('due', '>', now + neverAhead)]))
              .orderBy('due')
              .limit(limit)
              .$if(isPostgres, (own) => own.forUpdate().skipLocked()),
        )
        .updateTable('contact_delivery')
        .set((is) => ({
          attempts: is('attempts', '+', 1),
          unsettled: is('unsettled', '+', 1),
          due: now + leaseTime,
        }))
        .where('destination', '=', destination)
        .where((is) =>
          is(
            is.refTuple('message', 'recipient'),
            'in',
            is.selectFrom('due_now').select(['message', 'recipient']).$asTuple('message', 'recipient'),
          ),
        )
        .returningAll()
        .execute();
      if (taken.length === 0) return [];
      const messages = await db
        .selectFrom('contact_message')
        .selectAll()
        .where('id', 'in', [...new Set(taken.map(({ message }) => message))])
        .execute();
      const byId = new Map(messages.map((row) => [row.id, messageOf(row)]));
      return taken
        .flatMap(({ message: id, recipient, attempts, since, refused }): Delivery[] => {
          const message = byId.get(id);
          // Erased in between, where it is missing.
          if (message === undefined) return [];
          return [{ ...message, destination, recipient, attempts, triedSince: new Date(since), refused }];
        })
        .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
    },

    async settle({ id, destination, recipient, attempts, refused }, settlement) {
      const db = await ready();
      const own = db
        .updateTable('contact_delivery')
        .where((is) => is.and({ message: id, destination, recipient }));
      if (settlement.state === 'delivered') {
        await own
          .set({ state: 'delivered', settled: clock(), reason: null, fault: null })
          .where('state', '<>', 'delivered')
          .execute();
        return;
      }
      await own
        .set(columnsOf(settlement, refused, clock()))
        .where((is) => is.and({ state: 'queued', attempts }))
        .execute();
    },

    async retry(which, recipients) {
      const own = new Set(recipients.map(addressKey));
      const states: DeliveryState[] =
        which === 'failed' ? ['failed'] : which === 'strayed' ? ['queued'] : ['queued', 'failed'];
      const db = await ready();
      return db.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom('contact_delivery')
          .select(['message', 'destination', 'recipient'])
          .where('state', 'in', states)
          .where('destination', 'in', which === 'strayed' ? ['team'] : ['team', 'webhook'])
          .$if(typeof which === 'object', (query) =>
            query.where('message', '=', (which as { id: string }).id),
          )
          .execute();
        const wanted = found.filter(
          ({ recipient }) => which !== 'strayed' || !own.has(addressKey(recipient)),
        );
        for (const { message, destination, recipient } of wanted) {
          await transaction
            .deleteFrom('contact_delivery')
            .where((is) => is.and({ message, destination, recipient }))
            .execute();
          // Those that have it keep it, also where MAIL_TO now writes them in another way.
          const having = await transaction
            .selectFrom('contact_delivery')
            .select('recipient')
            .where('message', '=', message)
            .where('destination', '=', destination)
            .execute();
          const has = new Set(having.map(({ recipient: one }) => addressKey(one)));
          const missing = (destination === 'team' ? recipients : ['']).filter(
            (one) => !has.has(addressKey(one)),
          );
          if (missing.length === 0) continue;
          await transaction
            .insertInto('contact_delivery')
            .values(
              missing.map((address) => ({
                ...{ message, destination, recipient: address, state: 'queued' as const },
                ...{ due: clock(), since: clock(), attempts: 0, refused: 0, unsettled: 0 },
              })),
            )
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        return new Set(wanted.map(({ message }) => message)).size;
      });
    },
  };
}
