-- A delivery can wait for a person. SQLite cannot change what a column may hold, so the state gets a new one.
drop index delivery_due;
drop index delivery_failed;
drop index delivery_unmarked;
drop index delivery_done;
alter table delivery rename column state to former;
alter table delivery add column state text not null default 'queued'
  check (state in ('queued', 'held', 'delivered', 'failed'));
update delivery set state = former;
alter table delivery drop column former;

create index delivery_due on delivery (destination, due) where state = 'queued';
create index delivery_failed on delivery (destination, message) where state = 'failed';
create index delivery_unmarked on delivery (settled)
  where destination = 'team' and state = 'delivered' and done is null;
create index delivery_done on delivery (done, state) where destination = 'team' and done is not null;
create index delivery_held on delivery (destination, message) where state = 'held';

-- Whether a message was held when it came; stays so once it is released. What was not counts for the ceilings.
alter table message add column held integer not null default 0 check (held in (0, 1));
create index message_passed on message (received) where held = 0;
