-- What edges have served and what came of it. Nothing here names a visitor: networks are keyed hashes, pages are hashes
-- of random ids, routes are patterns. Sweeps keep every table bounded (src/reports/sweep-reports.ts).

-- A composition that pages were answered with.
create table served_composition (
  channel text not null,
  id text not null,
  -- Name → release, with the shell.
  releases jsonb not null,
  canaries integer[] not null,
  last_at timestamptz not null default now(),
  primary key (channel, id)
);

-- Batches that were taken: one that is sent again counts once.
create table report_batch (
  id text primary key,
  at timestamptz not null default now()
);

create table page_views (
  channel text not null,
  composition text not null,
  minute timestamptz not null,
  views integer not null check (views > 0),
  primary key (channel, composition, minute)
);

-- A page view in which a release has failed: one row for each kind of failure, however often it is reported.
create table failed_view (
  page text not null,
  name text not null,
  release text not null,
  channel text not null,
  composition text not null,
  kind text not null,
  network text not null,
  viewed_at timestamptz not null,
  -- Reported so late that it counts for no decision.
  is_late boolean not null,
  primary key (page, name, release, kind)
);
create index failed_view_channel on failed_view (channel, viewed_at);

create table failure_count (
  channel text not null,
  name text not null,
  release text not null,
  kind text not null,
  minute timestamptz not null,
  failures integer not null check (failures > 0),
  primary key (channel, name, release, kind, minute)
);

-- Failures that are the same one; the text is that of the first, the composition that of the last.
create table error_group (
  channel text not null,
  name text not null,
  release text not null,
  fingerprint text not null,
  kind text not null,
  expose text,
  route text not null,
  message text not null,
  stack text not null,
  composition text not null,
  is_server boolean not null,
  failures integer not null check (failures > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (channel, name, release, fingerprint)
);

-- Measurements by the hour, as counts of how many lay in each range of values.
create table measurement (
  channel text not null,
  name text not null,
  release text not null,
  route text not null,
  kind text not null,
  hour timestamptz not null,
  counts integer[] not null,
  primary key (channel, name, release, route, kind, hour)
);

-- Remotes whose team lets the platform roll back their stable releases.
create table auto_rollback (
  channel text not null references channel,
  name text not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (channel, name)
);
