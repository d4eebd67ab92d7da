-- Compositions are no longer swept: a page or an error report of any age can be traced to its releases by its id.
alter table served_composition add column first_at timestamptz not null default now();
update served_composition set first_at = last_at;
create index served_composition_id on served_composition (id);
