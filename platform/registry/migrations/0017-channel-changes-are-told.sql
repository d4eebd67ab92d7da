-- Every registry process listens, and tells the edges that wait: whichever process, of whichever version, changes a
-- channel.
create function tell_channel_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('aangan_channel', new.name);
  return null;
end $$;
create trigger channel_change_told
  after insert or update on channel
  for each row execute function tell_channel_change();

-- Mails of the registry that were handed to a mail server: a job that is run again sends none of them twice.
create table handed_mail (
  id bigint primary key,
  at timestamptz not null default now()
);
