-- What paid for a message (a solved challenge, a form's token) pays for one.
alter table message add column nonce text;

create unique index message_nonce on message (nonce);
