import type { DestinationName } from '#server/destinations.ts';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { deliveryStates, type DeliveryState, type MessageRecord, type DeletedMessage } from './message.ts';
import { recordOf, stateOf } from './rows.ts';
import type { Tables } from './tables.ts';

/** Messages by an id or a reference, or with a delivery in a state or to a destination; all of them without any. */
export type MessageFilter = {
  name?: string | undefined;
  state?: DeliveryState | undefined;
  /** The destination that they have a delivery to; `state` is about the team's if this is left out. */
  to?: DestinationName | undefined;
  /** Those with a smaller id, so accepted earlier: the next page. */
  before?: string | undefined;
  limit: number;
};

/** What to delete: messages by id, whatever their state, or what was settled before a time. */
export type DeletionFilter = { ids: readonly string[] } | { settledBefore: Date; limit: number };

/** Messages with all that is stored of them, the latest first. */
export async function findMessages(database: Database, filter: MessageFilter): Promise<MessageRecord[]> {
  const { name, state, before, limit } = filter;
  const to = filter.to ?? (state === undefined ? undefined : 'team');
  const db = await database.ready();
  let query = db.selectFrom('contact_message').selectAll();
  if (name !== undefined)
    query = query.where((eb) => eb.or([eb('id', '=', name), eb('reference', '=', name)]));
  if (before !== undefined) query = query.where('id', '<', before);
  if (to !== undefined)
    query = query.where('id', 'in', (inner) =>
      inner
        .selectFrom('contact_delivery')
        .select('message')
        .where('destination', '=', to)
        .where('state', 'in', state === undefined ? deliveryStates : [state]),
    );
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  const byMessage = await deliveriesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => recordOf(row, byMessage.get(row.id) ?? []));
}

/** More ids than a statement takes values are all that there are between the first and the last, or nearly. */
const mostValues = 1000;

/** @param ids in descending order */
async function deliveriesOf(db: Kysely<Tables>, ids: readonly string[]) {
  const first = ids[0];
  const last = ids.at(-1);
  if (first === undefined || last === undefined) return new Map<string, never[]>();
  const all = db.selectFrom('contact_delivery').selectAll();
  const own =
    ids.length <= mostValues
      ? all.where('message', 'in', ids)
      : all.where('message', '>=', last).where('message', '<=', first);
  return Map.groupBy(await own.execute(), ({ message }) => message);
}

/** Deletes messages, with all their deliveries, and reports them. By age: never one that is queued for the team. */
export async function deleteMessages(
  { ready, isPostgres }: Database,
  which: DeletionFilter,
): Promise<DeletedMessage[]> {
  const db = await ready();
  return db.transaction().execute(async (transaction) => {
    const isByAge = 'settledBefore' in which;
    const ids = isByAge ? await settledBefore(transaction, which.settledBefore, which.limit) : which.ids;
    if (ids.length === 0) return [];
    const stateOfMessage = await teamStates(transaction, ids, isPostgres);
    // Somebody may have had one sent again just now.
    const going = isByAge ? ids.filter((id) => stateOfMessage(id) !== 'queued') : ids;
    if (going.length === 0) return [];
    const gone = await transaction
      .deleteFrom('contact_message')
      .where('id', 'in', going)
      .returning(['id', 'received'])
      .execute();
    return gone.map(({ id, received }) => ({
      id,
      state: stateOfMessage(id),
      receivedAt: new Date(received),
    }));
  });
}

/**
 * Deletes deliveries whose message is gone, with the addresses and answers in them: other programs' SQLite deletes a message
 * without them (`foreign_keys` is off there). They would be counted as waiting for ever, and keep others from their turn.
 * @returns how many there were
 */
export async function deleteOrphans({ ready }: Database): Promise<number> {
  const db = await ready();
  const { numDeletedRows } = await db
    .deleteFrom('contact_delivery')
    .where('message', 'not in', (inner) => inner.selectFrom('contact_message').select('id'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ids of what is of age: no delivery to the team is queued, and the last has ended before that time. */
async function settledBefore(db: Kysely<Tables>, time: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_delivery')
    .select('message')
    .where('destination', '=', 'team')
    .groupBy('message')
    // `settled` is null while a delivery is queued, and once it was queued again.
    .having(({ eb, fn }) => eb(fn.count('settled'), '=', fn.countAll()))
    .having(({ eb, fn }) => eb(fn.max('settled'), '<', time.getTime()))
    .limit(limit)
    .execute();
  return rows.map(({ message }) => message);
}

/** The states of messages, which nobody else changes until the transaction ends. */
async function teamStates(
  db: Kysely<Tables>,
  ids: readonly string[],
  isPostgres: boolean,
): Promise<(id: string) => DeliveryState> {
  const rows = await db
    .selectFrom('contact_delivery')
    .select(['message', 'state'])
    .where('message', 'in', ids)
    .where('destination', '=', 'team')
    .$if(isPostgres, (query) => query.forUpdate())
    .execute();
  const byMessage = Map.groupBy(rows, ({ message }) => message);
  return (id) => stateOf((byMessage.get(id) ?? []).map(({ state }) => state));
}
