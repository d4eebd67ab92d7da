-- The branch and the run of continuous integration that a release comes from: {"branch", "url"}, as its publisher says.
alter table release add column source_run jsonb;
