-- A row for each destination of a message, with its own state, repeats and end.
create table delivery (
  message text not null references message (id) on delete cascade,
  destination text not null,
  state text not null default 'queued' check (state in ('queued', 'delivered', 'failed')),
  due integer not null,
  -- Since when it is tried: since it was received, or since a person had it sent again.
  since integer not null,
  settled integer,
  attempts integer not null default 0,
  reason text,
  -- Which recipients have the mail already (JSON list of addresses): the others alone are due.
  reached text not null default '[]' check (json_valid(reached)),
  -- Deliveries whose outcome nobody knows: the receiver had all of it and did not answer.
  uncertain integer not null default 0,
  primary key (message, destination)
) strict, without rowid;

insert into delivery
select id, 'team', state, due, coalesce(retried, received), settled, attempts, reason, reached, uncertain
from message;

drop index message_due;
drop index message_failed;
drop index message_settled;
alter table message drop column state;
alter table message drop column due;
alter table message drop column settled;
alter table message drop column attempts;
alter table message drop column reason;
alter table message drop column retried;
alter table message drop column reached;
alter table message drop column uncertain;

create index delivery_due on delivery (destination, due) where state = 'queued';
create index delivery_failed on delivery (destination, message) where state = 'failed';
-- For the retention: what the team has, by time.
create index delivery_settled on delivery (settled) where destination = 'team' and settled is not null;

-- Where a message goes that has no deliveries yet (JSON list): accepting writes one row, whoever looks at
-- deliveries next adds theirs (spread.ts).
alter table message add column destinations text;
create index message_destinations on message (received) where destinations is not null;

-- What people call a message. Those stored before were told none.
alter table message add column reference text;
create unique index message_reference on message (reference);
