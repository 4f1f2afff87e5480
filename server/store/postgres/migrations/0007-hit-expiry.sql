-- When a count stops to count, so that it goes on time, whatever the length of its window. Servers of the
-- version before know no such column.
alter table contact_hit add column expires timestamptz not null default now() + interval '1 hour';

drop index contact_hit_started;
create index contact_hit_expires on contact_hit (expires);
