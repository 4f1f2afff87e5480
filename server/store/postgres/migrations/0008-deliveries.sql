-- A row for each destination of a message, with its own state, repeats and end. Servers of the version before
-- find none of these columns any more, and refuse messages rather than take some that nobody delivers.
create table contact_delivery (
  message uuid not null references contact_message (id) on delete cascade,
  destination text not null,
  state text not null default 'queued' check (state in ('queued', 'delivered', 'failed')),
  due timestamptz not null,
  -- Since when it is tried: since it was received, or since a person had it sent again.
  since timestamptz not null,
  settled timestamptz,
  attempts integer not null default 0,
  reason text,
  -- Which recipients have the mail already (list of addresses): the others alone are due.
  reached jsonb not null default '[]',
  -- Deliveries whose outcome nobody knows: the receiver had all of it and did not answer.
  uncertain integer not null default 0,
  primary key (message, destination)
);

insert into contact_delivery
select id, 'team', state, due, coalesce(retried, received), settled, attempts, reason, reached, uncertain
from contact_message;

alter table contact_message
  drop column state,
  drop column due,
  drop column settled,
  drop column attempts,
  drop column reason,
  drop column retried,
  drop column reached,
  drop column uncertain;

create index contact_delivery_due on contact_delivery (destination, due) where state = 'queued';
create index contact_delivery_failed on contact_delivery (destination, message) where state = 'failed';
-- For the retention: what the team has, by time.
create index contact_delivery_settled on contact_delivery (settled)
  where destination = 'team' and settled is not null;

-- What people call a message. Those stored before were told none.
alter table contact_message add column reference text unique;
