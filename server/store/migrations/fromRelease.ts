import { DAY } from '#server/time.ts';

/** How a database's release 0.1.0 kept things, in SQL: its table, and a column of it as text and in milliseconds. */
type Kept = {
  table: string;
  text: (column: string) => string;
  time: (column: string) => string;
};

/** When its delivery began: when a person had it sent again, or when it was received. */
const began = 'coalesce(retried, received)';

/**
 * SQL that moves the messages of release 0.1.0 into the tables of this version. It had one delivery for a message, to all
 * of the team at once: its recipient is empty here, and when the server starts, what is queued goes to the addresses in
 * `MAIL_TO`.
 */
function move({ table, text, time }: Kept): string[] {
  // It gave up at the first refusal for good, and without one only after five days.
  const wasRefused = `state = 'failed' and ${time('settled')} - ${time(began)} < ${5 * DAY}`;
  return [
    `insert into contact_message (id, received, locale, contact, sender, idempotency_key, nonce, fingerprint)
       select ${text('id')}, ${time('received')}, locale, ${text('contact')}, sender, idempotency_key, nonce, fingerprint
       from ${table}`,
    `insert into contact_delivery
       (message, destination, recipient, state, due, since, settled, attempts, refused, reason)
       select ${text('id')}, 'team', '', state, ${time('due')}, ${time(began)}, ${time('settled')}, attempts,
         case when ${wasRefused} then 1 else 0 end, reason
       from ${table}`,
    `drop table ${table}`,
  ];
}

const asItIs = (column: string) => column;

/** SQL to run before this version's tables are made, and after. */
export const fromSqlite = {
  before: [],
  after: [
    ...move({ table: 'message', text: asItIs, time: asItIs }),
    'drop table heartbeat',
    'drop table job',
    'drop table migration',
  ],
};

/** The same: two of its tables have the names of ours. */
export const fromPostgres = {
  before: ['alter table contact_message rename to released_message', 'drop table contact_secret'],
  after: [
    ...move({
      table: 'released_message',
      text: (column) => `${column}::text`,
      time: (column) => `(extract(epoch from ${column}) * 1000)::bigint`,
    }),
    'drop table contact_heartbeat',
    'drop table contact_hit',
    'drop table contact_job',
    'drop table contact_migration',
  ],
};
