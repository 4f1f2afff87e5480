-- The sender in one spelling (addressKey.ts), so that a person's messages can be found; ASCII is enough for
-- messages stored before this migration.
alter table message add column sender text not null default '';
update message set sender = lower(contact ->> 'email');
create index message_sender on message (sender);

-- When a person last had a failed message sent again; delivery is tried from then on as if it were new.
alter table message add column retried integer;

-- For the retention: settled messages by time. For operators: failed messages in order.
create index message_settled on message (settled) where settled is not null;
create index message_failed on message (id) where state = 'failed';
-- It held every message just to count them; the partial indexes count as well, at less cost.
drop index message_state;

-- Periodic jobs, run by whichever process books it first.
create table job (
  name text primary key,
  due integer not null
) strict;
