-- What a change was: until now a promotion or a removal.
alter table channel_change add column kind text;
update channel_change set kind = case when to_release is null then 'remove' else 'promote' end;
alter table channel_change
  alter column kind set not null,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire')),
  -- Problems that the gate found and an integrator overrode.
  add column overridden text[] not null default '{}',
  -- A transaction that has waited for another one begins before it and changes after it.
  alter column changed_at set default clock_timestamp(),
  -- Retiring a release changes no channel.
  alter column channel drop not null,
  alter column revision drop not null,
  add constraint channel_change_place check
    ((kind = 'retire') = (channel is null) and (channel is null) = (revision is null));

create index channel_change_name on channel_change (channel, name, id desc);

create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of channels is append-only' using errcode = 'restrict_violation';
end $$;
create trigger channel_change_append_only
  before update or delete or truncate on channel_change
  for each statement execute function refuse_history_change();
