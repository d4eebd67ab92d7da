-- A compose link opens a composition that no channel serves: every name at one release, until it expires.
create table compose_link (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  channel text not null references channel (name),
  -- Name → release, with the shell.
  releases jsonb not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text
);
create index compose_link_expires_at on compose_link (expires_at);
