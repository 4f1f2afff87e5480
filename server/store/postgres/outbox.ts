import type { Pool, PoolClient } from 'pg';
import { v7 as newId } from 'uuid';
import { addressKey } from '#server/store/addressKey.ts';
import { fingerprint, repetitionOf, type KnownMessage } from '#server/store/fingerprint.ts';
import {
  destinationNames,
  type Ceiling,
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
import { postgresRecords } from './records.ts';
import { inTransaction } from './transaction.ts';

/** An arbitrary number that all servers share: below a ceiling, messages are counted and stored one by one. */
const ceilingLock = 4_711_003;

const its = 'message = $1 and destination = $2';
const mine = `${its} and attempts = $3 and state = 'queued'`;
const troubled = troubledQuery('contact_delivery', { destination: '$1', overdue: '$2' });

/** The outbox in PostgreSQL, for several servers with one queue. */
export function postgresOutbox(pool: Pool, clock: Clock): Outbox {
  const now = () => new Date(clock());

  async function accept(message: NewMessage): Promise<Acceptance> {
    const acceptance = await storeBelow(message.ceilings ?? [], message);
    if (acceptance?.kind === 'accepted') return acceptance;
    // If neither its key is known nor a ceiling reached, another message has the reference, or had the key until now.
    return (await recall(message)) ?? acceptance ?? (await accept(message));
  }

  async function storeBelow(ceilings: readonly Ceiling[], message: NewMessage) {
    if (ceilings.length === 0) return store(pool, message);
    const full = await fullFor(pool, ceilings);
    if (full !== undefined) return full;
    return inTransaction(pool, async (client) => {
      // Two servers that count at the same time would see the same number. In a flood nobody queues for this.
      await client.query('select pg_advisory_xact_lock($1)', [ceilingLock]);
      return (await fullFor(client, ceilings)) ?? (await store(client, message));
    });
  }

  async function fullFor(
    client: Pool | PoolClient,
    ceilings: readonly Ceiling[],
  ): Promise<Acceptance | undefined> {
    for (const ceiling of ceilings) {
      const { rows } = await client.query({
        name: 'count within',
        text: `select count(*) as number, min(received) as first from contact_message
               where received > $1 and received <= $2`,
        // Not what lies further ahead: it was received before a wrong clock was set back.
        values: [new Date(clock() - ceiling.window), new Date(clock() + ceiling.window)],
      });
      const until = fullUntil(ceiling, rows[0], clock());
      if (until !== undefined) return { kind: 'full', until: new Date(until) };
    }
    return undefined;
  }

  /**
   * Undefined where its key, its nonce or the new reference is known. Where one of them is being inserted by
   * someone else, this waits for that to end.
   */
  async function store(
    client: Pool | PoolClient,
    { contact, locale, destinations = ['team'], agreed, idempotencyKey, nonce }: NewMessage,
  ): Promise<Acceptance | undefined> {
    const stored = { id: newId(), reference: newReference(), receivedAt: now() };
    const { rowCount } = await client.query({
      name: 'accept',
      text: `with stored as
               (insert into contact_message
                  (id, reference, received, locale, contact, sender, agreed, idempotency_key, nonce, fingerprint)
                values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning *)
             insert into contact_delivery (message, destination, due, since)
             select id, destination, received, received from stored, unnest($11::text[]) as destination`,
      values: [
        stored.id,
        stored.reference,
        stored.receivedAt,
        locale,
        contact,
        addressKey(contact.email),
        agreed ?? null,
        idempotencyKey ?? null,
        nonce ?? null,
        fingerprint(contact),
        destinations,
      ],
    });
    return rowCount === 0 ? undefined : { kind: 'accepted', ...stored };
  }

  async function recall({ contact, idempotencyKey, nonce }: NewMessage): Promise<Repetition | undefined> {
    const { rows } = await pool.query<KnownMessage>({
      name: 'recall',
      text: `select id, reference, received, fingerprint from contact_message
             where idempotency_key = $1 or nonce = $2
             order by idempotency_key = $1 desc nulls last limit 1`,
      values: [idempotencyKey ?? null, nonce ?? null],
    });
    const [known] = rows;
    return known === undefined ? undefined : repetitionOf(known, fingerprint(contact));
  }

  async function take(destination: DestinationName, limit: number): Promise<TakenMessage[]> {
    const { rows } = await pool.query({
      name: 'take',
      text: `update contact_delivery as delivery set attempts = attempts + 1, due = $3
             from contact_message as message
             where message.id = delivery.message and delivery.destination = $1 and delivery.message in
               (select message from contact_delivery
                where destination = $1 and state = 'queued' and due <= $2
                order by due limit $4 for update skip locked)
             returning message.*, delivery.*`,
      values: [destination, now(), new Date(clock() + leaseTime), limit],
    });
    return takenFrom(rows);
  }

  /** The pause doubles with each attempt; after twelve it has long been the longest one. */
  async function straighten(): Promise<number> {
    const { rowCount } = await pool.query(
      `update contact_delivery set due = $1 where state = 'queued' and due > $2::timestamptz
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
    async extend({ id, destination, attempts }) {
      const { rowCount } = await pool.query(`update contact_delivery set due = $4 where ${mine}`, [
        id,
        destination,
        attempts,
        new Date(clock() + leaseTime),
      ]);
      return rowCount === 1;
    },
    async reach({ id, destination }, recipients) {
      await pool.query(
        `update contact_delivery set reached =
           (select coalesce(jsonb_agg(distinct value), '[]') from jsonb_array_elements(reached || $3::jsonb))
         where ${its}`,
        [id, destination, JSON.stringify(recipients)],
      );
    },
    async complete({ id, destination }) {
      await pool.query(
        `update contact_delivery set state = 'delivered', settled = $3, reason = null
         where ${its} and state <> 'delivered'`,
        [id, destination, now()],
      );
    },
    async postpone({ id, destination, attempts }, due, reason, outcome) {
      const { uncertain, refused } = outcomeOf(outcome);
      await pool.query(
        `update contact_delivery set due = $4, reason = $5, uncertain = uncertain + $6,
           refused = coalesce($7, refused)
         where ${mine}`,
        [id, destination, attempts, due, reason, uncertain, refused],
      );
    },
    async fail({ id, destination, attempts }, reason) {
      await pool.query(
        `update contact_delivery set state = 'failed', settled = $4, reason = $5 where ${mine}`,
        [id, destination, attempts, now(), reason],
      );
    },
    async backlog() {
      const { rows } = await pool.query(backlogQuery('contact_delivery'));
      return backlogFrom(rows);
    },
    async troubled(overdue) {
      const found: Troubled[] = [];
      for (const destination of destinationNames) {
        const { rows } = await pool.query(troubled, [destination, overdue]);
        found.push(...troubledFrom(destination, rows));
      }
      return found;
    },
    async count() {
      const { rows } = await pool.query(countQuery('contact_delivery'));
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
