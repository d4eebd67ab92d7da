-- A remote that is switched off stays on the channel: its pages show a notice.
alter table channel_release add column is_off boolean not null default false;

-- A retired release stays served to open pages and can be put on no channel.
alter table release add column retired_at timestamptz;
