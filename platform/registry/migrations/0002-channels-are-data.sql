-- A channel is a row: any name of this form. production and staging are there since the first migration.
alter table channel drop constraint channel_name_check;
alter table channel add constraint channel_name_form check (name ~ '^[a-z][a-z0-9-]{1,40}$');

-- Releases of format 1 lack the audiences and flags that the gate compares, so channels stop serving them.
-- The releases and the channels' history stay; the next move puts releases of format 2 there.
delete from channel_release served using release
  where release.name = served.name and release.release = served.release
    and (release.manifest ->> 'schema')::int < 2;
