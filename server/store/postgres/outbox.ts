import type { Pool, PoolClient } from 'pg';
import { v7 as newId } from 'uuid';
import { addressKey } from '#server/store/addressKey.ts';
import { fingerprint, repetitionOf, type KnownMessage } from '#server/store/fingerprint.ts';
import { destinationsOfHeld, reachedCeilings, reachOf } from '#server/store/held.ts';
import {
  destinationNames,
  type Ceiling,
  type DestinationName,
  type NewMessage,
  type TakenMessage,
} from '#server/store/message.ts';
import type { Acceptance, Outbox, Repetition, Stored, Troubled } from '#server/store/outbox.ts';
import { newReference } from '#server/store/reference.ts';
import {
  backlogFrom,
  backlogQuery,
  countFrom,
  countQuery,
  otherReceiptsFrom,
  otherReceiptsQuery,
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

/** An arbitrary number that all servers share: messages that may pass below a ceiling are counted one by one. */
const ceilingLock = 4_711_003;

const its = 'message = $1 and destination = $2';
const mine = `${its} and attempts = $3 and state = 'queued'`;
const troubled = troubledQuery('contact_delivery', { destination: '$1', overdue: '$2' });

/** The outbox in PostgreSQL, for several servers with one queue. */
export function postgresOutbox(pool: Pool, clock: Clock): Outbox {
  const now = () => new Date(clock());

  async function accept(message: NewMessage): Promise<Acceptance> {
    const stored = await storeBelow(message.ceilings ?? [], message);
    if (stored !== undefined) return { kind: 'accepted', ...stored };
    // If it is not the key that is known, another message has the reference, or had the key until just now.
    return (await recall(message)) ?? (await accept(message));
  }

  /**
   * Two servers that count at the same time see the same number: who may pass counts once more, alone. That is
   * as rare as the ceilings are low, and in a flood nobody waits for anybody.
   */
  async function storeBelow(ceilings: readonly Ceiling[], message: NewMessage): Promise<Stored | undefined> {
    if (ceilings.length === 0) return store(pool, message, false);
    if (reached.isKnown(ceilings, clock()) || (await isAnyReached(pool, ceilings)))
      return store(pool, message, true);
    return inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [ceilingLock]);
      return store(client, message, await isAnyReached(client, ceilings));
    });
  }

  const reached = reachedCeilings();

  async function isAnyReached(client: Pool | PoolClient, ceilings: readonly Ceiling[]): Promise<boolean> {
    const reaches = ceilings.map(({ window }) => reachOf(window, clock()));
    const { rows } = await client.query<{ passed: number; first: Date | null }>({
      name: 'count what passed',
      text: `select passed, first from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality
               as reach (since, until, place),
             lateral (select count(*)::int as passed, min(received) as first from contact_message
                      where not held and received > since and received <= until) as those
             order by place`,
      values: [reaches.map(({ from }) => new Date(from)), reaches.map(({ to }) => new Date(to))],
    });
    return ceilings.some((ceiling, index) => {
      const { passed = 0, first = null } = rows[index] ?? {};
      return reached.isReached(ceiling, { passed, first: first?.getTime() ?? null });
    });
  }

  /**
   * Undefined where its key, its nonce or the new reference is known. Where one of them is being inserted by
   * someone else, this waits for that to end.
   */
  async function store(
    client: Pool | PoolClient,
    { contact, locale, destinations = ['team'], agreed, idempotencyKey, nonce }: NewMessage,
    held: boolean,
  ): Promise<Stored | undefined> {
    const stored = { id: newId(), reference: newReference(), receivedAt: now(), held };
    const { rowCount } = await client.query({
      name: 'accept',
      text: `with stored as
               (insert into contact_message
                  (id, reference, received, locale, contact, sender, agreed, idempotency_key, nonce, fingerprint,
                   held)
                values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12) on conflict do nothing returning *)
             insert into contact_delivery (message, destination, due, since, state, settled)
             select id, destination, received, received,
               case when held then 'held' else 'queued' end, case when held then received end
             from stored, unnest($11::text[]) as destination`,
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
        held ? destinationsOfHeld(destinations) : destinations,
        held,
      ],
    });
    return rowCount === 0 ? undefined : stored;
  }

  async function recall({ contact, idempotencyKey, nonce }: NewMessage): Promise<Repetition | undefined> {
    const { rows } = await pool.query<KnownMessage>({
      name: 'recall',
      text: `select id, reference, received, held, fingerprint from contact_message
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
    async complete({ id, destination }, needless) {
      await pool.query(
        `update contact_delivery set state = 'delivered', settled = $3, reason = $4
         where ${its} and state <> 'delivered'`,
        [id, destination, now(), needless ?? null],
      );
    },
    async otherReceipts({ id, contact }, { hour, day }) {
      const { rows } = await pool.query(
        otherReceiptsQuery('contact_message', 'contact_delivery', {
          sender: '$1',
          id: '$2',
          hour: '$3',
          day: '$4',
        }),
        [addressKey(contact.email), id, hour, day],
      );
      return otherReceiptsFrom(rows);
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
