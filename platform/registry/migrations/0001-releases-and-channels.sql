-- Releases are immutable: a row is only ever completed (published_at), never changed.
create table release (
  name text not null,
  release text not null check (release ~ '^[a-f0-9]{16}$'),
  kind text not null check (kind in ('shell', 'remote')),
  -- release.json as it was built.
  manifest jsonb not null,
  -- Put here by `npm start` and by nobody's decision.
  is_bootstrap boolean not null default false,
  created_by text not null,
  created_at timestamptz not null default now(),
  -- Null while files are still missing; nobody sees it until then.
  published_at timestamptz,
  primary key (name, release)
);
create index release_published_at on release (published_at desc);

create table release_file (
  name text not null,
  release text not null,
  path text not null,
  sha256 text not null check (sha256 ~ '^[a-f0-9]{64}$'),
  bytes integer not null check (bytes >= 0),
  integrity text not null,
  content_type text not null,
  -- The same bytes compressed, where that is smaller; set when the release is published.
  brotli_sha256 text check (brotli_sha256 ~ '^[a-f0-9]{64}$'),
  primary key (name, release, path),
  foreign key (name, release) references release on delete cascade
);
create index release_file_sha256 on release_file (sha256);

create table channel (
  name text primary key check (name in ('production', 'staging')),
  -- Counts the channel's changes.
  revision integer not null default 0 check (revision >= 0)
);
insert into channel (name) values ('production'), ('staging');

create table channel_release (
  channel text not null references channel,
  name text not null,
  release text not null,
  -- What served before: the last known good.
  previous_release text,
  -- Put there by `npm start`, which may therefore move it on; anybody else's decision it leaves alone.
  is_bootstrap boolean not null,
  primary key (channel, name),
  foreign key (name, release) references release,
  foreign key (name, previous_release) references release (name, release)
);

create table channel_change (
  id bigint generated always as identity primary key,
  channel text not null references channel,
  revision integer not null,
  name text not null,
  from_release text,
  to_release text not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  why text not null default ''
);
create index channel_change_channel on channel_change (channel, id desc);
