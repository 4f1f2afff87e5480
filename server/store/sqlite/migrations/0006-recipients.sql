-- Which recipients have the mail already (JSON list of addresses): the others alone are due.
alter table message add column reached text not null default '[]' check (json_valid(reached));

-- Deliveries whose outcome nobody knows: the mail server had the whole mail and did not answer.
alter table message add column uncertain integer not null default 0;
