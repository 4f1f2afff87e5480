import { destinationNames, type DestinationName } from '#server/destinations.ts';
import type { Clock } from '#server/time.ts';
import type { Database } from './database.ts';
import type { FailureKind, FaultOwner } from './message.ts';

/** Messages, each counted once whatever its number of recipients, and of which kinds their errors are. */
export type FailureCount = { count: number; kinds: readonly FailureKind[] };

/** What a destination does not have yet. A message is in one of `refused`, `blocked` and `overdue` for each recipient. */
export type DeliverySummary = {
  destination: DestinationName;
  queued: number;
  failed: number;
  /** Given up, or queued although the message or its recipient was refused, or an answer was lost. */
  refused: FailureCount;
  /** Queued, and the receiver said for good that it takes nothing: its own trouble, or ours. */
  blocked: FailureCount;
  /** Queued for longer than was asked for, with temporary errors alone; or as far ahead, by a clock that was set back. */
  overdue: number;
  /** Since when the one that waits longest is tried. */
  oldestQueued: Date | undefined;
};

/** Owners of lasting errors that have nothing to do with the message: it waits, and a person is told at once. */
const blocking: readonly FaultOwner[] = ['server', 'own'];

/**
 * What is not delivered; cheap however many messages there are. Every destination has its entry.
 * @param patience for how long something may be tried until it is overdue, in milliseconds
 * @param clock by which it is
 */
export async function summarizeDeliveries(
  database: Database,
  patience: number,
  clock: Clock = database.clock,
): Promise<DeliverySummary[]> {
  const counts = await countByDestination(database, patience, clock());
  const kinds = await kindsByDestination(database);
  return destinationNames.map((destination) => {
    const { oldest, refused, blocked, ...count } = counts.get(destination) ?? none;
    const own = kinds.filter((one) => one.destination === destination);
    return {
      ...count,
      destination,
      refused: { count: refused, kinds: kindsOf(own.filter(({ isBlocked }) => !isBlocked)) },
      blocked: { count: blocked, kinds: kindsOf(own.filter(({ isBlocked }) => isBlocked)) },
      oldestQueued: oldest === null ? undefined : new Date(oldest),
    };
  });
}

/** Numbers of messages, and when the oldest began. */
type Counts = {
  queued: number;
  failed: number;
  refused: number;
  blocked: number;
  overdue: number;
  oldest: number | null;
};

const none: Counts = { queued: 0, failed: 0, refused: 0, blocked: 0, overdue: 0, oldest: null };

async function countByDestination(
  { ready }: Database,
  patience: number,
  now: number,
): Promise<Map<string, Counts>> {
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
          .filterWhere((eb) =>
            eb.or([
              eb('state', '=', 'failed'),
              eb.and([eb('fault', 'is not', null), eb('fault', 'not in', blocking)]),
            ]),
          )
          .as('refused'),
        queued.filterWhere('fault', 'in', blocking).as('blocked'),
        queued
          .filterWhere('fault', 'is', null)
          .filterWhere((eb) => eb.or([eb('since', '<=', now - patience), eb('since', '>', now + patience)]))
          .as('overdue'),
        fn.min<number | null>('since').filterWhere('state', '=', 'queued').as('oldest'),
      ];
    })
    .where('state', 'in', ['queued', 'failed'])
    .groupBy('destination')
    .execute();
  return new Map(rows.map(({ destination, ...counts }) => [destination, counts]));
}

type Kind = { destination: string; isBlocked: boolean; kind: FailureKind };

/** Which kinds of errors there are, of what was given up and of what waits. */
async function kindsByDestination({ ready }: Database): Promise<Kind[]> {
  const db = await ready();
  const rows = await db
    .selectFrom('contact_delivery')
    .select(['destination', 'state', 'fault'])
    .distinct()
    .where('state', 'in', ['queued', 'failed'])
    .where((eb) => eb.or([eb('state', '=', 'failed'), eb('fault', 'is not', null)]))
    .execute();
  return rows.map(({ destination, state, fault }) => ({
    destination,
    isBlocked: state === 'queued' && fault !== null && blocking.includes(fault),
    kind: fault ?? 'expired',
  }));
}

/** Each once, in the order of the alphabet. */
function kindsOf(kinds: readonly Kind[]): FailureKind[] {
  return [...new Set(kinds.map(({ kind }) => kind))].sort();
}

/** Receipts that failed since one was last delivered: given up, or blocked while they wait. */
export async function countFailingReceipts({ ready }: Database): Promise<FailureCount> {
  const db = await ready();
  // By the index: `due` of what is settled is the end of its last lease, so those later in time are later in it.
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
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'failed'), eb('due', '>', delivered?.due ?? 0)]),
        eb.and([eb('state', '=', 'queued'), eb('fault', 'in', blocking)]),
      ]),
    )
    .groupBy('fault')
    .execute();
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    kinds: rows.map(({ fault }) => fault ?? 'expired').sort(),
  };
}
