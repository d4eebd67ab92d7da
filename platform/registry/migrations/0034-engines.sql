-- requires: 0033-rollouts.sql
-- The engines beside Chromium's in which pages of a promoted release must have been opened.
alter table channel add column required_engines text[] not null default '{}';

-- The engines that a channel requires from a line on.
alter table channel_change
  add column engines text[],
  drop constraint channel_change_kind,
  drop constraint channel_change_name,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary',
      'create-channel', 'remove-channel', 'require-check', 'require-no-check', 'set-value', 'require-languages',
      'set-rollout-rules', 'pause-rollout', 'resume-rollout', 'approve-step', 'require-engines')),
  add constraint channel_change_name check
    ((kind in ('create-channel', 'remove-channel', 'require-check', 'require-no-check', 'require-languages',
      'set-rollout-rules', 'pause-rollout', 'resume-rollout', 'approve-step', 'require-engines')) = (name = '')),
  add constraint channel_change_engines check ((kind = 'require-engines') = (engines is not null));
