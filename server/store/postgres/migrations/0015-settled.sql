-- Held messages are queued, due at once; above the ceiling nothing is stored any more.
update contact_delivery set state = 'queued', settled = null, due = now(), since = now() where state = 'held';
drop index contact_delivery_held;
alter table contact_delivery drop constraint contact_delivery_state_check;
alter table contact_delivery add constraint contact_delivery_state_check
  check (state in ('queued', 'delivered', 'failed'));
-- Its index goes with it.
alter table contact_message drop column held;
create index contact_message_received on contact_message (received);

-- Nobody marks messages as answered any more. What failed and was answered by hand is not sent again.
-- Their indexes go with them.
update contact_delivery set state = 'delivered' where state = 'failed' and done is not null;
alter table contact_delivery drop column done, drop column reopened;

-- For the retention and for counting.
create index contact_delivery_settled on contact_delivery (state, settled)
  where destination = 'team' and settled is not null;

-- What was told of either ends without a word.
delete from contact_alert where trouble in ('held team', 'unanswered');
