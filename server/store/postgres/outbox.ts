import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import { addressKey } from '#server/store/addressKey.ts';
import { fingerprint, repetitionOf, type KnownMessage } from '#server/store/fingerprint.ts';
import type { NewMessage, TakenMessage } from '#server/store/message.ts';
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
import { postgresRecords } from './records.ts';

/** The outbox in PostgreSQL, for several servers with one queue. */
export function postgresOutbox(pool: Pool, clock: Clock): Outbox {
  const now = () => new Date(clock());

  /** Where a key or nonce is being inserted by someone else, the insert waits for that to end. */
  async function accept(message: NewMessage): Promise<Acceptance> {
    const { contact, locale, idempotencyKey, nonce } = message;
    const id = randomUUIDv7();
    const { rowCount } = await pool.query({
      name: 'accept',
      text: `insert into contact_message
               (id, received, due, locale, contact, sender, idempotency_key, nonce, fingerprint)
             values ($1, $2, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      values: [
        id,
        now(),
        locale,
        contact,
        addressKey(contact.email),
        idempotencyKey ?? null,
        nonce ?? null,
        fingerprint(contact),
      ],
    });
    if (rowCount === 1) return { kind: 'accepted', id };
    const known = await recall(message);
    if (known === undefined) throw new Error('the message with this key was deleted meanwhile');
    return known;
  }

  async function recall({ contact, idempotencyKey, nonce }: NewMessage): Promise<Repetition | undefined> {
    const { rows } = await pool.query<KnownMessage>({
      name: 'recall',
      text: `select id, fingerprint from contact_message where idempotency_key = $1 or nonce = $2
             order by idempotency_key = $1 desc nulls last limit 1`,
      values: [idempotencyKey ?? null, nonce ?? null],
    });
    const [known] = rows;
    return known === undefined ? undefined : repetitionOf(known, fingerprint(contact));
  }

  async function take(limit: number): Promise<TakenMessage[]> {
    const { rows } = await pool.query({
      name: 'take',
      text: `update contact_message set attempts = attempts + 1, due = $2 where id in
               (select id from contact_message where state = 'queued' and due <= $1
                order by due limit $3 for update skip locked)
             returning ${takenColumns}`,
      values: [now(), new Date(clock() + leaseTime), limit],
    });
    return takenFrom(rows);
  }

  /** The pause doubles with each attempt; after twelve it has long been the longest one. */
  async function straighten(): Promise<number> {
    const { rowCount } = await pool.query(
      `update contact_message set due = $1 where state = 'queued' and due > $2::timestamptz
         + greatest($3, least($4, $5 * (1 << least(attempts, 12)) / 2),
             case when uncertain > 0 then $6 else 0 end) * interval '1 millisecond'`,
      [now(), new Date(clock() + clockTolerance), leaseTime, longestPause, firstPause, uncertainPause],
    );
    return rowCount ?? 0;
  }

  return {
    ...postgresRecords(pool, clock),
    accept,
    recall,
    take,
    straighten,
    async extend({ id, attempts }) {
      const { rowCount } = await pool.query(
        `update contact_message set due = $3 where id = $1 and attempts = $2 and state = 'queued'`,
        [id, attempts, new Date(clock() + leaseTime)],
      );
      return rowCount === 1;
    },
    async reach({ id }, recipients) {
      await pool.query(
        `update contact_message set reached =
           (select coalesce(jsonb_agg(distinct value), '[]') from jsonb_array_elements(reached || $2::jsonb))
         where id = $1`,
        [id, JSON.stringify(recipients)],
      );
    },
    async complete({ id }) {
      await pool.query(
        `update contact_message set state = 'delivered', settled = $2, reason = null
         where id = $1 and state <> 'delivered'`,
        [id, now()],
      );
    },
    async postpone({ id, attempts }, due, reason, { uncertain } = { uncertain: false }) {
      await pool.query(
        `update contact_message set due = $3, reason = $4, uncertain = uncertain + $5
         where id = $1 and attempts = $2 and state = 'queued'`,
        [id, attempts, due, reason, Number(uncertain)],
      );
    },
    async fail({ id, attempts }, reason) {
      await pool.query(
        `update contact_message set state = 'failed', settled = $3, reason = $4
         where id = $1 and attempts = $2 and state = 'queued'`,
        [id, attempts, now(), reason],
      );
    },
    async backlog() {
      const { rows } = await pool.query(backlogQuery('contact_message'));
      return backlogFrom(rows);
    },
    async count() {
      const { rows } = await pool.query(countQuery('contact_message'));
      return countFrom(rows);
    },
    async check() {
      await pool.query(
        `insert into contact_heartbeat (id, beaten) values (1, $1)
         on conflict (id) do update set beaten = excluded.beaten`,
        [now()],
      );
    },
  };
}
