-- requires: 0031-languages.sql
-- What pages of a canary and the others are compared by, since the canary was last set. A metric is one that pages
-- measure, `visit`, or an outcome as `remote/outcome`.
create table canary_metric (
  canary integer not null,
  -- The revision of the channel in which the canary was set.
  set_in integer not null,
  metric text not null,
  -- The stratum of the measured values; empty and false for visits and outcomes.
  route text not null,
  device text not null,
  is_repeat boolean not null,
  with_canary integer not null,
  without integer not null,
  -- What each stake has won, as a logarithm.
  won double precision[] not null,
  -- The newest values, less what is not relevant.
  recent double precision[] not null,
  -- How many values lie in each range, of the canary's pages and of the others.
  values_with integer[] not null,
  values_without integer[] not null,
  primary key (canary, set_in, metric, route, device, is_repeat)
);

-- Networks (keyed hashes) that have counted: of each the first value of a metric, of first and of repeat visits.
create table canary_network (
  canary integer not null,
  set_in integer not null,
  metric text not null,
  is_repeat boolean not null,
  network text not null,
  primary key (canary, set_in, metric, is_repeat, network)
);
