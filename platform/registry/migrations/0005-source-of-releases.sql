-- Where a release came from, as its publisher said: the version of its package and the commit that it was built from.
alter table release
  add column package_version text check (length(package_version) <= 64),
  add column source_commit jsonb check (length(source_commit::text) <= 2000);
