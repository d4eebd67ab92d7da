-- requires: 0014-channels-end.sql
-- A channel may take promotions only of compositions whose pages were checked in a browser.
alter table channel add column requires_check boolean not null default false;

-- What such a check of a whole composition found: the newest line of a composition counts.
create table composition_check (
  id bigint generated always as identity primary key,
  -- Over the names and releases of the composition.
  releases_sha256 text not null check (releases_sha256 ~ '^[a-f0-9]{64}$'),
  releases jsonb not null,
  passed boolean not null,
  -- What was checked and what failed, one line each.
  findings jsonb not null,
  recorded_by text not null,
  recorded_at timestamptz not null default now()
);
create index composition_check_releases on composition_check (releases_sha256, id desc);

-- Whether a token may record such checks: its word is believed.
alter table team_token add column may_check boolean not null default false;

-- It takes more kinds than since 0014, and none away.
alter table channel_change
  drop constraint channel_change_kind,
  drop constraint channel_change_name,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary',
      'create-channel', 'remove-channel', 'require-check', 'require-no-check')),
  add constraint channel_change_name check
    ((kind in ('create-channel', 'remove-channel', 'require-check', 'require-no-check')) = (name = ''));
