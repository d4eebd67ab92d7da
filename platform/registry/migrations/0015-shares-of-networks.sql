-- The networks (keyed hashes) that a group of failures was seen in, the first first; of many, the first twenty. Groups
-- of one network give way before others do.
alter table error_group add column networks text[] not null default '{}';

-- What is counted together is so for each kind.
update error_group set fingerprint = 'further page ' || kind where fingerprint = 'other';

-- What a page view has measured: it counts once.
create table measured_view (
  page text not null,
  kind text not null,
  -- The remote or the shell; empty where the page as a whole is measured.
  name text not null,
  at timestamptz not null default now(),
  primary key (page, kind, name)
);
create index measured_view_at on measured_view (at);
