-- Processes that run jobs. Each holds the advisory lock of its id for as long as it lives; where nobody holds it, the
-- process is gone, and others take up the jobs that its workers held.
create table runner (
  id bigint primary key,
  -- The ids under which its workers hold jobs (graphile_worker.jobs.locked_by).
  workers text[] not null default '{}',
  -- Since when nobody was seen to hold the lock. A process that has only lost its connection holds it again soon.
  gone_since timestamptz
);
