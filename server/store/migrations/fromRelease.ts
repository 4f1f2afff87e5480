/**
 * Moves everything of release 0.1.0 into the tables of this version: it had one delivery for a message, to all of the
 * team at once. Its recipient is empty here; when the server starts, what is queued goes to the addresses in `MAIL_TO`.
 */
export const fromSqlite = {
  before: [],
  after: [
    `insert into contact_message (id, received, locale, contact, sender, idempotency_key, nonce, fingerprint)
       select id, received, locale, contact, sender, idempotency_key, nonce, fingerprint from message`,
    `insert into contact_delivery (message, destination, recipient, state, due, since, settled, attempts, reason)
       select id, 'team', '', state, due, coalesce(retried, received), settled, attempts, reason from message`,
    'drop table message',
    'drop table heartbeat',
    'drop table job',
    'drop table migration',
  ],
};

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

export const fromPostgres = {
  before: ['alter table contact_message rename to released_message', 'drop table contact_secret'],
  after: [
    `insert into contact_message (id, received, locale, contact, sender, idempotency_key, nonce, fingerprint)
       select id::text, ${milliseconds('received')}, locale, contact::text, sender, idempotency_key, nonce, fingerprint
       from released_message`,
    `insert into contact_delivery (message, destination, recipient, state, due, since, settled, attempts, reason)
       select id::text, 'team', '', state, ${milliseconds('due')}, ${milliseconds('coalesce(retried, received)')},
         ${milliseconds('settled')}, attempts, reason
       from released_message`,
    'drop table released_message',
    'drop table contact_heartbeat',
    'drop table contact_hit',
    'drop table contact_job',
    'drop table contact_migration',
  ],
};
