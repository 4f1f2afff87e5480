-- Held messages are queued, due at once; above the ceiling nothing is stored any more.
update delivery
set state = 'queued', settled = null, due = cast(unixepoch('subsec') * 1000 as integer),
  since = cast(unixepoch('subsec') * 1000 as integer)
where state = 'held';
drop index delivery_held;
drop index message_passed;
alter table message drop column held;
create index message_received on message (received);

-- Nobody marks messages as answered any more. What failed and was answered by hand is not sent again.
update delivery set state = 'delivered' where state = 'failed' and done is not null;
drop index delivery_unmarked;
drop index delivery_done;
drop index delivery_reopened;
alter table delivery drop column done;
alter table delivery drop column reopened;

-- For the retention and for counting.
create index delivery_settled on delivery (state, settled) where destination = 'team' and settled is not null;

-- What was told of either ends without a word.
delete from alert where trouble in ('held team', 'unanswered');
