-- When the process that answers the request last said that it still does. Null, or before begun_at: a process of the
-- version before has the key, which says nothing and is taken for dead after a minute.
ALTER TABLE idempotent_request ADD COLUMN renewed_at timestamptz;
