-- A channel may be made for a time, and removed. Its history stays, and goes on where the name is used again.
alter table channel
  add column made_by text,
  add column expires_at timestamptz,
  add column removed_at timestamptz;

-- A line about the channel itself names no remote.
alter table channel_change
  drop constraint channel_change_kind,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary',
      'create-channel', 'remove-channel')),
  add constraint channel_change_name check
    ((kind in ('create-channel', 'remove-channel')) = (name = ''));
