-- Which recipients have the mail already (list of addresses): the others alone are due.
alter table contact_message add column reached jsonb not null default '[]';

-- Deliveries whose outcome nobody knows: the mail server had the whole mail and did not answer.
alter table contact_message add column uncertain integer not null default 0;
