-- The same bytes as differences from files of earlier releases of the name: the earlier file's sha256 → the delta's. Empty
-- for what no visitor loads, and for files of releases that were published before.
alter table release_file
  add column deltas jsonb not null default '{}' check (jsonb_typeof(deltas) = 'object');
