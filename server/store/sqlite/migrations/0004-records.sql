-- Who wrote, in one spelling (addressKey.ts), so that a person's messages are found; ASCII is enough for
-- what is stored before this.
alter table message add column sender text not null default '';
update message set sender = lower(contact ->> 'email');
create index message_sender on message (sender);

-- When a person last had a failed message sent again; delivery is tried from then on as if it were new.
alter table message add column retried integer;

-- What is dealt with, by when: for the retention. What failed, in order: for people.
create index message_settled on message (settled) where settled is not null;
create index message_failed on message (id) where state = 'failed';
-- Each message was in it once, only to be counted; the partial indexes count as well and cost less.
drop index message_state;

-- What is to be done now and then, by whichever process books it first.
create table job (
  name text primary key,
  due integer not null
) strict;
