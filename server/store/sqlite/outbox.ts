import { randomUUIDv7 } from 'node:crypto';
import type { Clock } from '#server/time.ts';
import type { Locale } from '#common/locales.ts';
import { fingerprint, repetitionOf, type KnownMessage } from '#server/store/fingerprint.ts';
import { groupCommit } from './groupCommit.ts';
import type {
  Acceptance,
  ContactDetails,
  NewMessage,
  Outbox,
  Repetition,
  TakenMessage,
} from '#server/store/outbox.ts';
import { clockTolerance, firstPause, leaseTime, longestPause } from '#server/delivery/policy.ts';
import { senderOf } from '#server/store/addressKey.ts';
import { inTransaction, openSqliteDatabase } from './database.ts';
import { sqliteRecords } from './records.ts';

type Row = {
  id: string;
  contact: string;
  locale: string;
  received: number;
  retried: number | null;
  attempts: number;
};

/** The outbox in one SQLite file, for one machine (several processes may share it). */
export function openSqliteOutbox(path: string, clock: Clock = Date.now): Outbox {
  const database = openSqliteDatabase(path);
  const insert = database.prepare(
    `insert into message (id, received, due, locale, contact, sender, idempotency_key, nonce, fingerprint)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const findKey = database.prepare('select id, fingerprint from message where idempotency_key = ?');
  const findNonce = database.prepare('select id, fingerprint from message where nonce = ?');
  const take = database.prepare(
    `update message set attempts = attempts + 1, due = :lease where id in
       (select id from message where state = 'queued' and due <= :now order by due limit :limit)
     returning id, contact, locale, received, retried, attempts`,
  );
  const complete = database.prepare(
    `update message set state = 'delivered', settled = ?, reason = null where id = ? and state <> 'delivered'`,
  );
  const postpone = database.prepare(
    `update message set due = ?, reason = ? where id = ? and attempts = ? and state = 'queued'`,
  );
  const fail = database.prepare(
    `update message set state = 'failed', settled = ?, reason = ?
     where id = ? and attempts = ? and state = 'queued'`,
  );
  // The pause doubles with each attempt; after twelve it has long been the longest one.
  const straighten = database.prepare(
    `update message set due = :now where state = 'queued' and due > :now + :tolerance
       + max(:lease, min(:longest, :first * (1 << min(attempts, 12)) / 2))`,
  );
  const backlog = database.prepare(
    `select (select count(*) from message where state = 'queued') as queued,
            (select count(*) from message where state = 'failed') as failed,
            (select min(received) from message where state = 'queued') as oldest`,
  );
  const count = database.prepare(
    `select (select count(*) from message where state = 'queued') as queued,
            (select count(*) from message where settled is not null) as settled,
            (select count(*) from message where state = 'failed') as failed`,
  );
  // As large as the largest message: on a disk with less room than that, the store is not ready.
  const beat = database.prepare(
    `insert into heartbeat (id, beaten, room) values (1, ?, zeroblob(32768))
     on conflict (id) do update set beaten = excluded.beaten, room = excluded.room`,
  );

  function recall({ contact, idempotencyKey, nonce }: NewMessage): Repetition | undefined {
    const found = findKey.get(idempotencyKey ?? null) ?? findNonce.get(nonce ?? null);
    return found === undefined ? undefined : repetitionOf(found as KnownMessage, fingerprint(contact));
  }

  function store(message: NewMessage): Acceptance {
    const known = recall(message);
    if (known !== undefined) return known;
    const { contact, locale, idempotencyKey = null, nonce = null } = message;
    const id = randomUUIDv7();
    const now = clock();
    insert.run(
      id,
      now,
      now,
      locale,
      JSON.stringify(contact),
      senderOf(contact.email),
      idempotencyKey,
      nonce,
      fingerprint(contact),
    );
    return { kind: 'accepted', id };
  }

  return {
    ...sqliteRecords(database, clock),
    accept: groupCommit((messages: NewMessage[]) => inTransaction(database, () => messages.map(store))),
    recall: (message) => Promise.try(() => recall(message)),
    take: (limit) =>
      Promise.try(() => {
        const now = clock();
        const rows = take.all({ now, lease: now + leaseTime, limit }) as Row[];
        return rows.map(toMessage).sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
      }),
    complete: ({ id }) => Promise.try(() => void complete.run(clock(), id)),
    postpone: ({ id, attempts }, due, reason) =>
      Promise.try(() => void postpone.run(due.getTime(), reason, id, attempts)),
    fail: ({ id, attempts }, reason) => Promise.try(() => void fail.run(clock(), reason, id, attempts)),
    straighten: () =>
      Promise.try(() => {
        const { changes } = straighten.run({
          now: clock(),
          tolerance: clockTolerance,
          lease: leaseTime,
          longest: longestPause,
          first: firstPause,
        });
        return Number(changes);
      }),
    backlog: () =>
      Promise.try(() => {
        const { oldest, ...counts } = backlog.get() as {
          queued: number;
          failed: number;
          oldest: number | null;
        };
        return { ...counts, oldestQueued: oldest === null ? undefined : new Date(oldest) };
      }),
    count: () =>
      Promise.try(() => {
        const { settled, ...counts } = count.get() as Record<'queued' | 'settled' | 'failed', number>;
        return { ...counts, delivered: settled - counts.failed };
      }),
    check: () => Promise.try(() => void beat.run(clock())),
    close: () =>
      Promise.try(() => {
        database.close();
      }),
  };
}

function toMessage(row: Row): TakenMessage {
  return {
    id: row.id,
    contact: JSON.parse(row.contact) as ContactDetails,
    locale: row.locale as Locale,
    receivedAt: new Date(row.received),
    triedSince: new Date(row.retried ?? row.received),
    attempts: row.attempts,
  };
}
