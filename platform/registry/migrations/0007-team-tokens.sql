-- A team's right to publish its remotes and to change them on some channels. The token itself is never stored.
create table team_token (
  id bigint generated always as identity primary key,
  name text not null,
  team text not null,
  -- The token's first characters, to recognise it by.
  prefix text not null,
  token_sha256 text not null unique check (token_sha256 ~ '^[a-f0-9]{64}$'),
  channels text[] not null,
  issued_by text not null,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_by text,
  revoked_at timestamptz,
  last_used_at timestamptz,
  check (expires_at <= issued_at + interval '366 days'),
  check ((revoked_by is null) = (revoked_at is null))
);
-- The history names a token by its name and team.
create unique index team_token_name on team_token (team, name) where revoked_at is null;
