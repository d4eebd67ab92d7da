-- requires: 0035-trusted-publishing.sql
-- Remotes whose pages and parts run in frames of another origin, on every channel, and what their frames may do. A row
-- stays where a remote leaves a channel: put there again, it is trusted no more than before.
create table low_trust (
  name text primary key,
  grants jsonb not null,
  marked_by text not null,
  marked_at timestamptz not null default now(),
  why text not null
);

-- What a remote's frames may do from a line on; null where it is trusted fully again.
alter table channel_change
  add column grants jsonb,
  drop constraint channel_change_kind,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary',
      'create-channel', 'remove-channel', 'require-check', 'require-no-check', 'set-value', 'require-languages',
      'set-rollout-rules', 'pause-rollout', 'resume-rollout', 'approve-step', 'require-engines',
      'require-provenance', 'require-no-provenance', 'trust-less', 'trust-fully')),
  add constraint channel_change_grants check ((kind = 'trust-less') = (grants is not null));
