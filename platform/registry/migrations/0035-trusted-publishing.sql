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
