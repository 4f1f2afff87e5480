-- Requests are counted in memory.
drop table contact_hit;
