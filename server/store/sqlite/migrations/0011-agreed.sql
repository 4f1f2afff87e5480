-- Which versions of terms and privacy notice were in force (common/legalVersions.ts); unknown of messages
-- stored before this migration.
alter table message add column agreed text check (json_valid(agreed));
