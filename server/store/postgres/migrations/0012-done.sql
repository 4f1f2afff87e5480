-- Whether the team has dealt with a message is kept with its delivery to the team, so that indexes can tell
-- what waits for an answer from what does not: when a person said that it was dealt with, and when somebody
-- last said that it was not, after all.
alter table contact_delivery add column done timestamptz;
alter table contact_delivery add column reopened timestamptz;

-- For the retention and for those who answer. None of them is written to when a message is accepted.
drop index contact_delivery_settled;
create index contact_delivery_unmarked on contact_delivery (settled)
  where destination = 'team' and state = 'delivered' and done is null;
create index contact_delivery_done on contact_delivery (done, state)
  where destination = 'team' and done is not null;
create index contact_delivery_reopened on contact_delivery (reopened)
  where destination = 'team' and reopened is not null;
