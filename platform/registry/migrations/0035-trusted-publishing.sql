-- requires: 0034-engines.sql
-- Workflows of continuous integration that publish a team's remotes without a stored token.
create table trusted_publisher (
  id bigint generated always as identity primary key,
  team text not null,
  issuer text not null,
  repository text not null,
  -- How the issuer numbers it, from the first exchange on: a repository that takes its name later has another number.
  repository_id text,
  branch text,
  tag text,
  workflow text not null,
  channels text[] not null,
  added_by text not null,
  added_at timestamptz not null default now(),
  last_used_at timestamptz,
  removed_by text,
  removed_at timestamptz,
  check ((branch is null) <> (tag is null)),
  check ((removed_by is null) = (removed_at is null))
);
create unique index trusted_publisher_named on trusted_publisher
  (team, issuer, repository, workflow, coalesce('branch ' || branch, 'tag ' || tag)) where removed_at is null;
create index trusted_publisher_issuer on trusted_publisher (issuer, repository) where removed_at is null;

-- Each token of an issuer is exchanged once.
create table used_id_token (
  sha256 text primary key check (sha256 ~ '^[a-f0-9]{64}$'),
  used_until timestamptz not null
);
create index used_id_token_until on used_id_token (used_until);

alter table team_token
  -- Of a token that was exchanged: whose it is, and what its issuer said of the run.
  add column publisher bigint references trusted_publisher,
  add column identity jsonb,
  add constraint team_token_identity check ((publisher is null) = (identity is null)),
  add constraint team_token_short check (publisher is null or expires_at <= issued_at + interval '15 minutes');
create index team_token_publisher on team_token (publisher) where publisher is not null;

-- Public keys whose signatures count for a team's releases.
create table signing_key (
  id bigint generated always as identity primary key,
  team text not null,
  name text not null,
  -- Of the key itself (SPKI, DER): how envelopes name it.
  sha256 text not null unique check (sha256 ~ '^[a-f0-9]{64}$'),
  public_key text not null,
  -- Of a key that a run made: the token that it got with it. The key ends with the token.
  token bigint unique references team_token,
  added_by text not null,
  added_at timestamptz not null default now(),
  removed_by text,
  removed_at timestamptz,
  check ((removed_by is null) = (removed_at is null))
);
create unique index signing_key_named on signing_key (team, name) where removed_at is null and token is null;

-- What builds said of releases, signed.
create table release_provenance (
  id bigint generated always as identity primary key,
  name text not null,
  release text not null,
  key bigint not null references signing_key,
  envelope jsonb not null,
  -- Whether the folder had changes that were not committed.
  is_changed boolean not null,
  recorded_by text not null,
  recorded_at timestamptz not null default now(),
  foreign key (name, release) references release on delete cascade,
  unique (name, release, key)
);
create index release_provenance_key on release_provenance (key);

alter table channel add column requires_provenance boolean not null default false;

alter table channel_change
  drop constraint channel_change_kind,
  drop constraint channel_change_name,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary',
      'create-channel', 'remove-channel', 'require-check', 'require-no-check', 'set-value', 'require-languages',
      'set-rollout-rules', 'pause-rollout', 'resume-rollout', 'approve-step', 'require-engines',
      'require-provenance', 'require-no-provenance')),
  add constraint channel_change_name check
    ((kind in ('create-channel', 'remove-channel', 'require-check', 'require-no-check', 'require-languages',
      'set-rollout-rules', 'pause-rollout', 'resume-rollout', 'approve-step', 'require-engines',
      'require-provenance', 'require-no-provenance')) = (name = ''));
