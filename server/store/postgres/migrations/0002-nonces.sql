-- What paid for a message (a solved challenge, a form's token) pays for one.
alter table contact_message add column nonce text unique;
