-- requires: 0047-second-factors.sql
-- Whether the refresh tokens of a session are also in a cookie of the browser, where it is remembered.
ALTER TABLE session ADD COLUMN is_remembered boolean NOT NULL DEFAULT false;
