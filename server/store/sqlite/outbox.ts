import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { addressKey } from '#server/store/addressKey.ts';
import { fingerprint, repetitionOf, type KnownMessage } from '#server/store/fingerprint.ts';
import {
  destinationNames,
  type DestinationName,
  type NewMessage,
  type TakenMessage,
} from '#server/store/message.ts';
import type { Acceptance, Outbox, Repetition, Troubled } from '#server/store/outbox.ts';
import { newReference } from '#server/store/reference.ts';
import {
  backlogFrom,
  backlogQuery,
  countFrom,
  countQuery,
  fullUntil,
  outcomeOf,
  takenFrom,
  troubledFrom,
  troubledQuery,
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
    `insert into message
       (id, reference, destinations, received, locale, contact, sender, agreed, idempotency_key, nonce,
        fingerprint)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (reference) do nothing`,
  );
  const countWithin = database.prepare(
    'select count(*) as number, min(received) as first from message where received > ? and received <= ?',
  );
  const known = 'select id, reference, received, fingerprint from message';
  const findKey = database.prepare(`${known} where idempotency_key = ?`);
  const findNonce = database.prepare(`${known} where nonce = ?`);
  const take = database.prepare(
    `update delivery set attempts = attempts + 1, due = :lease where destination = :destination and message in
       (select message from delivery where destination = :destination and state = 'queued' and due <= :now
        order by due limit :limit)
     returning *`,
  );
  const findTaken = database.prepare('select * from message where id = ?');
  const its = 'message = :message and destination = :destination';
  const mine = `${its} and attempts = :attempts and state = 'queued'`;
  const extend = database.prepare(`update delivery set due = :lease where ${mine}`);
  const reach = database.prepare(
    `update delivery set reached = (select json_group_array(distinct value) from
       (select value from json_each(reached) union all select value from json_each(:recipients)))
     where ${its}`,
  );
  const complete = database.prepare(
    `update delivery set state = 'delivered', settled = :now, reason = null
     where ${its} and state <> 'delivered'`,
  );
  const postpone = database.prepare(
    `update delivery set due = :due, reason = :reason, uncertain = uncertain + :uncertain,
       refused = coalesce(:refused, refused)
     where ${mine}`,
  );
  const fail = database.prepare(
    `update delivery set state = 'failed', settled = :now, reason = :reason where ${mine}`,
  );
  // The pause doubles with each attempt; after twelve it has long been the longest one.
  const straighten = database.prepare(
    `update delivery set due = :now where state = 'queued' and due > :now + :tolerance
       + max(:lease, min(:longest, :first * (1 << min(attempts, 12)) / 2), iif(uncertain > 0, :uncertain, 0))`,
  );
  const backlog = database.prepare(backlogQuery('delivery'));
  const troubled = database.prepare(
    troubledQuery('delivery', { destination: ':destination', overdue: ':overdue' }),
  );
  const count = database.prepare(countQuery('delivery'));
  // As many pages as the largest message dirties with its indexes: on a disk with less room, the store is not
  // ready. Random, as SQLite does not write a page again that stays the same.
  const beat = database.prepare(
    `insert into heartbeat (id, beaten, room) values (1, ?, randomblob(65536))
     on conflict (id) do update set beaten = excluded.beaten, room = excluded.room`,
  );

  function recall({ contact, idempotencyKey, nonce }: NewMessage): Repetition | undefined {
    const found =
      (idempotencyKey === undefined ? undefined : findKey.get(idempotencyKey)) ??
      (nonce === undefined ? undefined : findNonce.get(nonce));
    return found === undefined ? undefined : repetitionOf(found as KnownMessage, fingerprint(contact));
  }

  function store(message: NewMessage): Acceptance {
    const repetition = recall(message);
    if (repetition !== undefined) return repetition;
    const { contact, locale, destinations = ['team'], agreed, idempotencyKey = null, nonce = null } = message;
    const id = newId();
    const now = clock();
    for (const ceiling of message.ceilings ?? []) {
      // Not what lies further ahead: it was received before a wrong clock was set back.
      const row = countWithin.get(now - ceiling.window, now + ceiling.window);
      const until = fullUntil(ceiling, row, now);
      if (until !== undefined) return { kind: 'full', until: new Date(until) };
    }
    const rest = [
      JSON.stringify(destinations),
      now,
      locale,
      JSON.stringify(contact),
      addressKey(contact.email),
      agreed === undefined ? null : JSON.stringify(agreed),
      idempotencyKey,
      nonce,
      fingerprint(contact),
    ];
    let reference: string;
    // Another message may have the reference: then one more throw of the dice.
    do reference = newReference();
    while (insert.run(id, reference, ...rest).changes === 0);
    return { kind: 'accepted', id, reference, receivedAt: new Date(now) };
  }

  function takeFor(destination: DestinationName, limit: number): TakenMessage[] {
    const now = clock();
    const deliveries = take.all({ destination, now, lease: now + leaseTime, limit });
    return takenFrom(
      deliveries.flatMap((delivery) => {
        const message = findTaken.get(delivery['message'] ?? null);
        // Erased in between, by another process.
        return message === undefined ? [] : [{ ...message, ...delivery }];
      }),
    );
  }

  const keyOf = ({ id, destination }: TakenMessage) => ({ message: id, destination });
  const holdOf = (message: TakenMessage) => ({ ...keyOf(message), attempts: message.attempts });

  return {
    ...sqliteRecords(database, clock),
    accept: groupCommit((messages: NewMessage[]) => inTransaction(database, () => messages.map(store))),
    recall: (message) => Promise.try(() => recall(message)),
    take: (destination, limit) => Promise.try(() => takeFor(destination, limit)),
    complete: (message) => Promise.try(() => void complete.run({ ...keyOf(message), now: clock() })),
    extend: (message) =>
      Promise.try(() => extend.run({ ...holdOf(message), lease: clock() + leaseTime }).changes === 1),
    reach: (message, recipients) =>
      Promise.try(() => void reach.run({ ...keyOf(message), recipients: JSON.stringify(recipients) })),
    postpone: (message, due, reason, outcome) =>
      Promise.try(() => {
        const { uncertain, refused } = outcomeOf(outcome);
        postpone.run({ ...holdOf(message), due: due.getTime(), reason, uncertain, refused });
      }),
    fail: (message, reason) => Promise.try(() => void fail.run({ ...holdOf(message), now: clock(), reason })),
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
    async troubled(overdue) {
      const found: Troubled[] = [];
      for (const destination of destinationNames) {
        // Whoever else waits for the database or for a page comes in between.
        await setImmediate();
        found.push(...troubledFrom(destination, troubled.all({ destination, overdue: overdue.getTime() })));
      }
      return found;
    },
    count: () => Promise.try(() => countFrom(count.all())),
    check: () => Promise.try(() => void beat.run(clock())),
  };
}
