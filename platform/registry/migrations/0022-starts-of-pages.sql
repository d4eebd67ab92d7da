-- Pages that have started while the channel has canaries: of a network, an engine and a composition the first since a
-- canary of the channel was last set. They show which canary does not start in one engine.
create table started_view (
  channel text not null,
  composition text not null,
  engine text not null,
  network text not null,
  -- Of the channel, as the edge served it.
  revision integer not null,
  viewed_at timestamptz not null,
  primary key (channel, composition, engine, network)
);

-- The engine of the page's browser; null where a server saw the failure.
alter table failed_view add column engine text;

alter table error_group
  -- The engines that it was seen in.
  add column engines text[] not null default '{}',
  -- Of the failures, those in pages that a translator or an extension had changed.
  add column changed_pages integer not null default 0;
