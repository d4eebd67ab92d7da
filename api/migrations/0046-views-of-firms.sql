-- requires: 0045-evidence.sql
-- How many people looked at the pages of firms. Nothing that is kept says who they were.

-- The people of a day in India, by where in the site they came from; each once a day, where they came from first.
CREATE TABLE firm_view (
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  day date NOT NULL,
  home integer NOT NULL DEFAULT 0,
  listing integer NOT NULL DEFAULT 0,
  search integer NOT NULL DEFAULT 0,
  board integer NOT NULL DEFAULT 0,
  project integer NOT NULL DEFAULT 0,
  other integer NOT NULL DEFAULT 0,
  outside integer NOT NULL DEFAULT 0,
  people integer NOT NULL GENERATED ALWAYS AS (home + listing + search + board + project + other + outside) STORED,
  CONSTRAINT firm_view_one_firm CHECK (num_nonnulls(designer_id, vendor_id) = 1)
);
CREATE UNIQUE INDEX firm_view_designer ON firm_view (designer_id, day) WHERE designer_id IS NOT NULL;
CREATE UNIQUE INDEX firm_view_vendor ON firm_view (vendor_id, day) WHERE vendor_id IS NOT NULL;
-- rows come in the order of their days
CREATE INDEX firm_view_day ON firm_view USING brin (day);

CREATE TABLE project_view (
  project_id bigint NOT NULL REFERENCES project ON DELETE CASCADE,
  day date NOT NULL,
  people integer NOT NULL,
  PRIMARY KEY (project_id, day)
);
CREATE INDEX project_view_day ON project_view USING brin (day);

-- Who was counted today, as hashes with a salt of the day. Unlogged, so that no backup, replica or log has them; the salt
-- is deleted after its day, and then nothing can be found out from a hash.
CREATE UNLOGGED TABLE view_salt (
  day date PRIMARY KEY,
  salt bytea NOT NULL CHECK (length(salt) = 32)
);
CREATE UNLOGGED TABLE view_seen (
  -- of what was looked at, the network and the browser
  viewer bytea PRIMARY KEY,
  -- of what was looked at and the network
  network bytea NOT NULL,
  day date NOT NULL
);
CREATE INDEX view_seen_network ON view_seen (network);

-- From which day on views of a firm are counted: those from before this migration are not known.
ALTER TABLE designer_profile
  ADD COLUMN views_since date NOT NULL DEFAULT (now() AT TIME ZONE 'Asia/Kolkata')::date;
ALTER TABLE vendor_profile
  ADD COLUMN views_since date NOT NULL DEFAULT (now() AT TIME ZONE 'Asia/Kolkata')::date;

-- The medians of listed firms of a kind in a city, of the days before `day`. Fewer than ten firms have none: one could
-- guess from them what a neighbour has.
CREATE TABLE firm_median (
  kind text NOT NULL CHECK (kind IN ('designer', 'vendor')),
  city_slug text NOT NULL,
  days smallint NOT NULL,
  day date NOT NULL,
  firms integer NOT NULL CHECK (firms >= 10),
  people double precision NOT NULL,
  saves double precision NOT NULL,
  requests double precision NOT NULL,
  -- of the requests of each firm; null where fewer than ten had any
  answered_percent double precision,
  quotes_sent double precision NOT NULL,
  quotes_accepted double precision NOT NULL,
  PRIMARY KEY (kind, city_slug, days)
);
-- The day on which they were computed.
CREATE TABLE firm_median_run (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  day date NOT NULL
);
