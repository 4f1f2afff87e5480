-- Whether the team has dealt with a message is kept with its delivery to the team, so that indexes can tell
-- what waits for an answer from what does not: when a person said that it was dealt with, and when somebody
-- last said that it was not, after all.
alter table delivery add column done integer;
alter table delivery add column reopened integer;

-- For the retention and for those who answer. None of them is written to when a message is accepted.
drop index delivery_settled;
create index delivery_unmarked on delivery (settled)
  where destination = 'team' and state = 'delivered' and done is null;
create index delivery_done on delivery (done, state) where destination = 'team' and done is not null;
create index delivery_reopened on delivery (reopened) where destination = 'team' and reopened is not null;
