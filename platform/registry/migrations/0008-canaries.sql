-- A canary: releases that a percentage of a channel's visitors get in place of the stable ones, all of them or none.
create table canary (
  -- Decides with a visitor's id whether the visitor is reached, so it stays while the percentage changes.
  id integer generated always as identity primary key,
  channel text not null references channel,
  percent integer not null check (percent between 0 and 100)
);

create table canary_release (
  channel text not null,
  name text not null,
  canary integer not null references canary on delete cascade,
  release text not null,
  -- A name is in one canary of a channel at most, and only where the channel has a stable release of it.
  primary key (channel, name),
  foreign key (channel, name) references channel_release on delete cascade,
  foreign key (name, release) references release
);
create index canary_release_canary on canary_release (canary);

-- The revision of the newest promotion that was marked as a security fix: pages opened before it reload. 0 without one.
alter table channel add column security_fix integer not null default 0 check (security_fix >= 0);

alter table channel_change
  -- The canary that a line is about, and its percentage: after the change, or when it ended.
  add column canary integer,
  add column percent integer,
  add column is_security_fix boolean not null default false,
  drop constraint channel_change_kind,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary')),
  add constraint channel_change_canary check
    ((kind in ('canary', 'end-canary')) = (canary is not null) and (canary is null) = (percent is null));
