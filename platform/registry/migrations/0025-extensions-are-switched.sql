-- What a remote puts into slots, each as "slot ./Module", and is switched off there.
alter table channel_release add column off_extensions text[] not null default '{}';

-- The extension that a line is about; null where it is about the whole remote.
alter table channel_change add column extension text;
