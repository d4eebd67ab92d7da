-- requires: 0018-required-checks.sql
-- What a channel sets of the values that a remote declares: name → value, or whom a flag is on for. What its release does
-- not declare has no effect, and has one again with a release that does.
alter table channel_release add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object');

-- What a canary sets in place of the channel.
alter table canary_release add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object');

-- What a compose link sets in place of the channel, by remote.
alter table compose_link add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object');

-- The value that a line is about, as {name, from, to}; null where it is about a release. It takes one kind more than since
-- 0018.
alter table channel_change
  add column value jsonb,
  drop constraint channel_change_kind,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary',
      'create-channel', 'remove-channel', 'require-check', 'require-no-check', 'set-value')),
  add constraint channel_change_value check (kind <> 'set-value' or value is not null);
