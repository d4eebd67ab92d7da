-- A change without a release removed the name from the channel.
alter table channel_change alter column to_release drop not null;
