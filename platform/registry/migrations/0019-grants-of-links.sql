-- The link that a composition was handed over from: it ends with that link. Null for a link.
alter table compose_link add column made_from text;
create index compose_link_made_from on compose_link (made_from) where made_from is not null;
