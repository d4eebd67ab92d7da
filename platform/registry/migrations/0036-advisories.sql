-- requires: 0035-trusted-publishing.sql
-- What is known of faults in packages, from feeds in the OSV format that were loaded.
create table advisory (
  id text primary key,
  modified timestamptz not null,
  summary text not null,
  severity text,
  aliases text[] not null,
  loaded_by text not null,
  loaded_at timestamptz not null default now()
);

create table advisory_package (
  advisory text not null references advisory on delete cascade,
  -- npm's names count as they are written.
  name text not null,
  -- Each a list of events: versions at which it begins and ends.
  ranges jsonb not null,
  versions text[] not null
);
create index advisory_package_name on advisory_package (name);
create index advisory_package_advisory on advisory_package (advisory);

-- Served releases that teams were told of.
create table advisory_notice (
  channel text not null,
  name text not null,
  release text not null,
  package text not null,
  version text not null,
  -- The id of the advisory, and its other names.
  ids text[] not null,
  told_at timestamptz not null default now(),
  primary key (channel, name, release, package, version, ids)
);
