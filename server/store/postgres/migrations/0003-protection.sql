-- One random secret that all servers sign and hash with.
create table contact_secret (
  id integer primary key check (id = 1),
  secret bytea not null
);

-- Requests counted per hashed address and window. Nothing is lost that matters when a crash empties it.
create unlogged table contact_hit (
  bucket text not null,
  started timestamptz not null,
  hits integer not null,
  primary key (bucket, started)
);

create index contact_hit_started on contact_hit (started);
