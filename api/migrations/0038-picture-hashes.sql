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

-- Pictures that have one of these keys in a region, and in one the same bits but for a few. The planner takes it that every
-- second picture has one of a thousand keys, and would read them all: a hundred of a million have.
CREATE FUNCTION alike_pictures(near integer[], asked bit) RETURNS TABLE (sha256 text, distance integer)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT h.sha256, nearest.distance FROM picture_hash h CROSS JOIN LATERAL (
    SELECT min(bit_count((key::bit(32) || substring(h.rest FROM 96 * region::integer - 95 FOR 96)) # asked))::integer AS distance
    FROM unnest(h.keys) WITH ORDINALITY AS regions (key, region)
    WHERE bit_count((key # near[1])::bit(32)) <= 8) AS nearest
  -- further away, others are taken for a picture
  WHERE h.keys && near AND nearest.distance <= 22
$$;

-- Hidden by an operator: shown to its firm only.
ALTER TABLE portfolio_item ADD COLUMN hidden_at timestamptz;

-- A video is known by its still.
CREATE INDEX portfolio_item_picture ON portfolio_item ((coalesce(thumbnail_sha256, media_sha256)));
CREATE INDEX instagram_post_picture ON instagram_post ((coalesce(thumbnail_sha256, media_sha256)));

-- An item whose picture looks like one that another firm published earlier.
CREATE TABLE picture_match (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  item_id bigint NOT NULL REFERENCES portfolio_item ON DELETE CASCADE,
  earlier_item_id bigint REFERENCES portfolio_item ON DELETE CASCADE,
  earlier_post_id bigint REFERENCES instagram_post ON DELETE CASCADE,
  -- bits of 128 that differ
  distance smallint NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  -- who said before it was published that it is the firm's own work; null for a video, which is looked at after that
  confirmed_by bigint REFERENCES account ON DELETE SET NULL,
  confirmed_at timestamptz,
  -- when an operator decided; null: the match waits
  decided_at timestamptz,
  CONSTRAINT picture_match_one_earlier CHECK (num_nonnulls(earlier_item_id, earlier_post_id) = 1),
  UNIQUE NULLS NOT DISTINCT (item_id, earlier_item_id, earlier_post_id)
);
CREATE INDEX picture_match_earlier_item ON picture_match (earlier_item_id);
CREATE INDEX picture_match_earlier_post ON picture_match (earlier_post_id);
CREATE INDEX picture_match_confirmed_by ON picture_match (confirmed_by);
CREATE INDEX picture_match_waiting ON picture_match (found_at, id) WHERE decided_at IS NULL;
-- Nothing is written for an account that has ended.
CREATE TRIGGER picture_match_of_live_account AFTER INSERT ON picture_match REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('confirmed_by');

CREATE TABLE match_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  match_id bigint NOT NULL REFERENCES picture_match ON DELETE CASCADE,
  operator_id bigint REFERENCES account ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('same-work', 'copy', 'no-match')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  decided_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX match_decision_match ON match_decision (match_id);
CREATE INDEX match_decision_operator ON match_decision (operator_id);
