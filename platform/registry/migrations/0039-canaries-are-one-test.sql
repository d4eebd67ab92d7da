-- requires: 0036-advisories.sql
-- What was won on a canary is kept over all its percentages: in the rows of canary_metric with set_in 0 and no device,
-- for a metric as a whole where the route is empty, and for each route. The values are in the others, one for each
-- stratum and percentage.

-- Networks and visitors (keyed hashes) that have counted: of each the first value of a metric since the canary began.
-- The metric `route` has the routes that visitors have had since it was last set, with the first page of each.
alter table canary_network
  alter column set_in set default 0,
  alter column is_repeat set default false,
  add column page text;

-- The revision of the channel that the edge served the page at, and the visitor (a keyed hash).
alter table failed_view
  add column revision integer not null default 0,
  add column visitor text;
alter table started_view
  add column visitor text,
  -- Of all starts of the same network, engine and composition, one for each percentage of a canary.
  add column revisions integer[] not null default '{}';

-- The ids of notices, each with the ids of up to a thousand mails. They were instants before, which are below these.
create sequence notice_id as bigint start 4000000000000000 increment 1000;
