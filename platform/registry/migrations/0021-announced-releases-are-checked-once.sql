-- Until when a release that is being checked for its publication takes no other release.json. A check that dies leaves it
-- to pass.
alter table release add column checked_until timestamptz;
