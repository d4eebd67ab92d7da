-- requires: 0031-languages.sql
-- Canaries that grow by themselves, in steps. The canary's own row goes when it ends; its rollout stays, and says why.
create table rollout (
  id integer generated always as identity primary key,
  channel text not null references channel,
  -- The canary's id.
  canary integer not null,
  -- What it tries: [{"name", "release"}].
  releases jsonb not null,
  -- [{"percent": 5, "afterMinutes": 0}, {"percent": 25, "afterMinutes": 30}]: the first is what it began with.
  steps jsonb not null,
  -- Which of the steps comes next, counted from 0; their number where none does.
  next_step integer not null check (next_step >= 0),
  step_began_at timestamptz not null,
  -- The page views with the canary that edges have told of since then.
  views integer not null default 0,
  state text not null default 'running' check (state in ('running', 'paused', 'done', 'ended')),
  -- Why it is paused, or has ended.
  state_why text not null default '',
  -- The integrator who approved the next step.
  approved_by text,
  -- Why the next step could not be checked; it is tried again.
  held_up text,
  begun_by text not null,
  -- The team whose token began it; null for an integrator.
  begun_team text,
  begun_at timestamptz not null default now(),
  why text not null
);
create unique index rollout_live on rollout (canary) where state in ('running', 'paused');
create index rollout_channel on rollout (channel, id desc);

-- What every step of a rollout on a channel needs, beside its time.
alter table channel
  -- {"from": "22:00", "until": "07:00", "zone": "Asia/Kolkata"}: no step begins then. Null for none.
  add column quiet_hours jsonb,
  add column step_approval text not null default 'none' check (step_approval in ('none', 'integrator', 'another')),
  -- Page views with the canary since the step before.
  add column step_views integer not null default 100 check (step_views between 0 and 1000000);

-- It takes more kinds than since 0031, and none away.
alter table channel_change
  drop constraint channel_change_kind,
  drop constraint channel_change_name,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary',
      'create-channel', 'remove-channel', 'require-check', 'require-no-check', 'set-value', 'require-languages',
      'set-rollout-rules', 'pause-rollout', 'resume-rollout', 'approve-step')),
  add constraint channel_change_name check
    ((kind in ('create-channel', 'remove-channel', 'require-check', 'require-no-check', 'require-languages',
      'set-rollout-rules', 'pause-rollout', 'resume-rollout', 'approve-step')) = (name = ''));
