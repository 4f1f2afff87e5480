import { randomUUIDv7 } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { addressKey } from '#server/store/addressKey.ts';
import { fingerprint, repetitionOf, type KnownMessage } from '#server/store/fingerprint.ts';
import type { NewMessage } from '#server/store/message.ts';
import type { Acceptance, Outbox, Repetition } from '#server/store/outbox.ts';
import {
  backlogFrom,
  backlogQuery,
  countFrom,
  countQuery,
  takenColumns,
  takenFrom,
} from '#server/store/rows.ts';
import {
  clockTolerance,
  firstPause,
  leaseTime,
  longestPause,
  uncertainPause,
} from '#server/store/schedule.ts';
import type { Clock } from '#server/time.ts';
import { inTransaction } from './database.ts';
import { groupCommit } from './groupCommit.ts';
import { sqliteRecords } from './records.ts';

/** The outbox in one SQLite file, for one machine (several processes may share it). */
export function sqliteOutbox(database: DatabaseSync, clock: Clock): Outbox {
  const insert = database.prepare(
    `insert into message (id, received, due, locale, contact, sender, idempotency_key, nonce, fingerprint)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const findKey = database.prepare('select id, fingerprint from message where idempotency_key = ?');
  const findNonce = database.prepare('select id, fingerprint from message where nonce = ?');
  const take = database.prepare(
    `update message set attempts = attempts + 1, due = :lease where id in
       (select id from message where state = 'queued' and due <= :now order by due limit :limit)
     returning ${takenColumns}`,
  );
  const mine = `id = :id and attempts = :attempts and state = 'queued'`;
  const extend = database.prepare(`update message set due = :lease where ${mine}`);
  const reach = database.prepare(
    `update message set reached = (select json_group_array(distinct value) from
       (select value from json_each(reached) union all select value from json_each(:recipients)))
     where id = :id`,
  );
  const complete = database.prepare(
    `update message set state = 'delivered', settled = ?, reason = null where id = ? and state <> 'delivered'`,
  );
  const postpone = database.prepare(
    `update message set due = :due, reason = :reason, uncertain = uncertain + :uncertain where ${mine}`,
  );
  const fail = database.prepare(
    `update message set state = 'failed', settled = ?, reason = ?
     where id = ? and attempts = ? and state = 'queued'`,
  );
  // The pause doubles with each attempt; after twelve it has long been the longest one.
  const straighten = database.prepare(
    `update message set due = :now where state = 'queued' and due > :now + :tolerance
       + max(:lease, min(:longest, :first * (1 << min(attempts, 12)) / 2), iif(uncertain > 0, :uncertain, 0))`,
  );
  const backlog = database.prepare(backlogQuery('message'));
  const count = database.prepare(countQuery('message'));
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
      addressKey(contact.email),
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
        return takenFrom(take.all({ now, lease: now + leaseTime, limit }));
      }),
    complete: ({ id }) => Promise.try(() => void complete.run(clock(), id)),
    extend: ({ id, attempts }) =>
      Promise.try(() => extend.run({ id, attempts, lease: clock() + leaseTime }).changes === 1),
    reach: ({ id }, recipients) =>
      Promise.try(() => void reach.run({ id, recipients: JSON.stringify(recipients) })),
    postpone: ({ id, attempts }, due, reason, { uncertain } = { uncertain: false }) =>
      Promise.try(
        () => void postpone.run({ id, attempts, due: due.getTime(), reason, uncertain: Number(uncertain) }),
      ),
    fail: ({ id, attempts }, reason) => Promise.try(() => void fail.run(clock(), reason, id, attempts)),
    straighten: () =>
      Promise.try(() => {
        const { changes } = straighten.run({
          now: clock(),
          tolerance: clockTolerance,
          lease: leaseTime,
          longest: longestPause,
          first: firstPause,
          uncertain: uncertainPause,
        });
        return Number(changes);
      }),
    backlog: () => Promise.try(() => backlogFrom(backlog.all())),
    count: () => Promise.try(() => countFrom(count.all())),
    check: () => Promise.try(() => void beat.run(clock())),
  };
}
