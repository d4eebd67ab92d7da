-- Each check of a release that is under way, by its id, and until when it holds the release: one that fails lifts its own
-- hold and leaves those of the others. `checked_until` is the last of them.
alter table release add column checks jsonb not null default '{}';
