create table message (
  id text primary key,
  state text not null default 'queued' check (state in ('queued', 'delivered', 'failed')),
  received integer not null,
  due integer not null,
  settled integer,
  attempts integer not null default 0,
  reason text,
  locale text not null,
  contact text not null check (json_valid(contact)),
  idempotency_key text unique,
  fingerprint text not null
) strict;

create index message_due on message (due) where state = 'queued';
create index message_state on message (state);

-- One row that readiness checks overwrite: a store that can only be read is not ready.
create table heartbeat (
  id integer primary key check (id = 1),
  beaten integer not null
) strict;
