-- What a person is to be told or has been told, until it is over and that is told as well.
create table alert (
  trouble text primary key,
  since integer not null,
  -- Not told of by anyone else until then: a booking, or a pause while the receiver is away.
  due integer not null,
  told integer,
  -- As it was told last.
  count integer not null default 0,
  attempts integer not null default 0
) strict;

-- 1 where the last delivery was refused in a way that only a person can mend: login, sender or receiver.
alter table delivery add column refused integer not null default 0;

-- 1 for a probe of our own: it goes to the team alone, and is deleted once it has arrived.
alter table message add column probe integer not null default 0;
