-- What accounts save. Limits are constraints here, so that they hold however many save at the same time.
CREATE TABLE board (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Which of the account's boards it is: there are never more, and two who save the first thing make one board.
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 50),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 60),
  -- kept by the triggers on board_item
  items_count integer NOT NULL DEFAULT 0 CONSTRAINT board_full CHECK (items_count BETWEEN 0 AND 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when the board or what is on it was last changed
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- when something was last put on it
  used_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT board_number UNIQUE (account_id, number)
);
CREATE TRIGGER board_of_live_account AFTER INSERT ON board REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');

CREATE TABLE board_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  board_id bigint NOT NULL REFERENCES board ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('designer', 'vendor', 'picture', 'post')),
  -- stays when the thing is gone
  thing_id bigint NOT NULL,
  -- the thing, while it is there: the one of its kind
  designer_id bigint REFERENCES designer_profile ON DELETE SET NULL,
  vendor_id bigint REFERENCES vendor_profile ON DELETE SET NULL,
  picture_id bigint REFERENCES portfolio_item ON DELETE SET NULL,
  post_id bigint REFERENCES instagram_post ON DELETE SET NULL,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 2000),
  -- A fraction between those of its neighbours, so that a move writes one row; of equal ones the newer item is first.
  position double precision NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT board_item_once UNIQUE (board_id, kind, thing_id),
  CONSTRAINT board_item_thing CHECK (
    (designer_id IS NULL OR (kind = 'designer' AND designer_id = thing_id))
    AND (vendor_id IS NULL OR (kind = 'vendor' AND vendor_id = thing_id))
    AND (picture_id IS NULL OR (kind = 'picture' AND picture_id = thing_id))
    AND (post_id IS NULL OR (kind = 'post' AND post_id = thing_id)))
);
CREATE INDEX board_item_order ON board_item (board_id, position, id DESC);
CREATE INDEX board_item_designer ON board_item (designer_id) WHERE designer_id IS NOT NULL;
CREATE INDEX board_item_vendor ON board_item (vendor_id) WHERE vendor_id IS NOT NULL;
CREATE INDEX board_item_picture ON board_item (picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX board_item_post ON board_item (post_id) WHERE post_id IS NOT NULL;

-- Locks the boards in one order: two who change several boards would wait for each other.
CREATE FUNCTION count_added_board_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM board WHERE id IN (SELECT board_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  UPDATE board b SET items_count = items_count + c.n, updated_at = now(), used_at = now()
    FROM (SELECT board_id, count(*) AS n FROM added GROUP BY board_id) AS c WHERE b.id = c.board_id;
  RETURN NULL;
END $$;
CREATE TRIGGER board_item_added AFTER INSERT ON board_item
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_board_items();

CREATE FUNCTION count_removed_board_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM board WHERE id IN (SELECT board_id FROM removed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE board b SET items_count = items_count - c.n, updated_at = now()
    FROM (SELECT board_id, count(*) AS n FROM removed GROUP BY board_id) AS c WHERE b.id = c.board_id;
  RETURN NULL;
END $$;
CREATE TRIGGER board_item_removed AFTER DELETE ON board_item
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_board_items();

-- An item whose thing is gone is no change of its board.
CREATE FUNCTION note_changed_board_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT c.board_id, sum(c.n)::integer AS n, bool_or(c.is_moved AND c.n > 0) AS is_used FROM (
      SELECT f.board_id, -1 AS n, f.board_id <> n.board_id AS is_moved FROM former f JOIN changed n USING (id)
        WHERE (f.board_id, f.note, f.position) IS DISTINCT FROM (n.board_id, n.note, n.position)
      UNION ALL
      SELECT n.board_id, 1, f.board_id <> n.board_id FROM former f JOIN changed n USING (id)
        WHERE (f.board_id, f.note, f.position) IS DISTINCT FROM (n.board_id, n.note, n.position)
    ) AS c GROUP BY c.board_id ORDER BY c.board_id
  LOOP
    UPDATE board SET items_count = items_count + change.n, updated_at = now(),
      used_at = CASE WHEN change.is_used THEN now() ELSE used_at END WHERE id = change.board_id;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER board_item_changed AFTER UPDATE ON board_item
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_board_items();

-- Links with which everybody reads a board. Those that have ended stay, so that their address says so.
CREATE TABLE board_link (
  token text PRIMARY KEY CHECK (token ~ '^[A-Za-z0-9_-]{22}$'),
  -- null: the board was deleted
  board_id bigint REFERENCES board ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX board_link_board ON board_link (board_id);
CREATE UNIQUE INDEX board_link_live ON board_link (board_id) WHERE ended_at IS NULL;
