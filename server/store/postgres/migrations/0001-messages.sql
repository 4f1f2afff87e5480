create table contact_message (
  id uuid primary key,
  state text not null default 'queued' check (state in ('queued', 'delivered', 'failed')),
  received timestamptz not null,
  due timestamptz not null,
  settled timestamptz,
  attempts integer not null default 0,
  reason text,
  locale text not null,
  contact jsonb not null,
  idempotency_key text unique,
  fingerprint text not null
);

create index contact_message_due on contact_message (due) where state = 'queued';
create index contact_message_state on contact_message (state);

-- One row that readiness checks overwrite: a database that can only be read is not ready.
create table contact_heartbeat (
  id integer primary key check (id = 1),
  beaten timestamptz not null
);
