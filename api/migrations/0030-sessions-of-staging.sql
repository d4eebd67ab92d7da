-- A session that was begun on a channel where releases are tried: what runs there may have read its tokens.
ALTER TABLE session ADD COLUMN of_staging boolean NOT NULL DEFAULT false;
