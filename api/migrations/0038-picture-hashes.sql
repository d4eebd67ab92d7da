-- requires: 0037-projects.sql
-- What pictures look like, to know them again: of 46 regions of each, 128 bits.
CREATE TABLE picture_hash (
  sha256 text PRIMARY KEY REFERENCES media ON DELETE CASCADE,
  -- 32 bits of each region; empty for a picture that has nothing to be known by, such as one colour
  keys integer[] NOT NULL,
  -- the other 96 of each
  rest bit varying NOT NULL CHECK (length(rest) = 96 * cardinality(keys))
);
-- What is found is compared whole: out of line, that would be a second look for each.
ALTER TABLE picture_hash ALTER keys SET STORAGE PLAIN, ALTER rest SET STORAGE PLAIN;
CREATE INDEX picture_hash_keys ON picture_hash USING gin (keys) WITH (fastupdate = off);
