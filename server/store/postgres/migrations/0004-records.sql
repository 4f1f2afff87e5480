-- Who wrote, in one spelling (addressKey.ts), so that a person's messages are found; ASCII is enough for
-- what is stored before this.
alter table contact_message add column sender text not null default '';
update contact_message set sender = lower(contact ->> 'email');
create index contact_message_sender on contact_message (sender);

-- When a person last had a failed message sent again; delivery is tried from then on as if it were new.
alter table contact_message add column retried timestamptz;

-- What is dealt with, by when: for the retention. What failed, in order: for people.
create index contact_message_settled on contact_message (settled) where settled is not null;
create index contact_message_failed on contact_message (id) where state = 'failed';
-- Each message was in it once, only to be counted; the partial indexes count as well and cost less.
drop index contact_message_state;

-- What is to be done now and then, by whichever server books it first.
create table contact_job (
  name text primary key,
  due timestamptz not null
);
