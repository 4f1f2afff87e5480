-- A delivery can wait for a person.
alter table contact_delivery drop constraint contact_delivery_state_check;
alter table contact_delivery add constraint contact_delivery_state_check
  check (state in ('queued', 'held', 'delivered', 'failed'));

create index contact_delivery_held on contact_delivery (destination, message) where state = 'held';

-- Whether a message was held when it came; stays so once it is released. What was not counts for the ceilings.
alter table contact_message add column held boolean not null default false;
create index contact_message_passed on contact_message (received) where not held;
