-- outside a transaction
-- Until now, what was deleted stayed in free pages, readable by whoever has the file. Written anew, the file
-- holds only what is there; needs as much room on the disk as the file once more, for as long as it runs.
vacuum;
pragma wal_checkpoint(truncate);
