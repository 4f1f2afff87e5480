-- The heartbeat takes as much room as the largest message: on a disk with less left, the store is not ready.
alter table heartbeat add column room blob;
