-- For those who watch: what is on its way and should not be, counted from the index alone, so that a hundred
-- thousand waiting messages do not hold up the pages.
create index delivery_troubled on delivery (destination, since, refused, uncertain, reached) where state = 'queued';
