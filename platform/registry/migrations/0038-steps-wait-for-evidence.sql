-- requires: 0033-rollouts.sql
-- A step of a rollout waits until its canary was compared with the stable releases. The column `views` of rollout is
-- written by registries of before only: networks are counted from the pages that have started.
alter table channel
  -- How long a step waits for the comparison at most, in minutes since the step before. Null: three times the step's own
  -- time, and a day at least.
  add column step_wait integer check (step_wait between 0 and 100800);

alter table rollout
  -- The integrator who issued the token that began it, or who let its workflow have one; null where no token did.
  add column begun_issuer text,
  -- Whether integrators were told that the next step waits for nothing but their approval.
  add column is_approval_asked boolean not null default false;

-- Both are stored with how it was proved who they are.
update rollout set begun_issuer = (
  select regexp_replace(coalesce(publisher.added_by, token.issued_by), ' \(proved by [^()]*\)$', '')
  from team_token token left join trusted_publisher publisher on publisher.id = token.publisher
  where begun_by = token.name || ' (token of team ' || token.team || ')'
    and begun_at between token.issued_at and coalesce(token.revoked_at, 'infinity')
  order by token.id desc limit 1)
where begun_team is not null;
