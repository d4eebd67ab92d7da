-- requires: 0027-values-are-set.sql
-- What a release lacks in each language, as {"hi": {"count": 2, "ids": [...]}}: the registry has counted it. Null where the
-- release says nothing of its messages.
alter table release add column untranslated jsonb;

-- The languages in which a promoted release must have all its messages.
alter table channel add column required_languages text[] not null default '{}';

-- The language of the measured pages; empty where their site declares none.
alter table measurement
  add column language text not null default '',
  drop constraint measurement_pkey,
  add primary key (channel, name, release, route, kind, language, hour);

-- The languages that a channel requires from a line on. It takes one kind more than since 0027.
alter table channel_change
  add column languages text[],
  drop constraint channel_change_kind,
  drop constraint channel_change_name,
  add constraint channel_change_kind check
    (kind in ('promote', 'rollback', 'switch-off', 'switch-on', 'remove', 'retire', 'canary', 'end-canary',
      'create-channel', 'remove-channel', 'require-check', 'require-no-check', 'set-value', 'require-languages')),
  add constraint channel_change_name check
    ((kind in ('create-channel', 'remove-channel', 'require-check', 'require-no-check', 'require-languages'))
      = (name = '')),
  add constraint channel_change_languages check ((kind = 'require-languages') = (languages is not null));
