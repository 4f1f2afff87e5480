-- The sender in one spelling (addressKey.ts), so that a person's messages can be found; ASCII is enough for
-- messages stored before this migration.
alter table contact_message add column sender text not null default '';
update contact_message set sender = lower(contact ->> 'email');
create index contact_message_sender on contact_message (sender);

-- When a person last had a failed message sent again; delivery is tried from then on as if it were new.
alter table contact_message add column retried timestamptz;

-- For the retention: settled messages by time. For operators: failed messages in order.
create index contact_message_settled on contact_message (settled) where settled is not null;
create index contact_message_failed on contact_message (id) where state = 'failed';
-- It held every message just to count them; the partial indexes count as well, at less cost.
drop index contact_message_state;

-- Periodic jobs, run by whichever server books it first.
create table contact_job (
  name text primary key,
  due timestamptz not null
);
