-- Connecting Instagram and importing its posts. Nothing wrote to these tables before.
DELETE FROM instagram_authorisation;
DELETE FROM instagram_account;

-- Encrypted: the id of the key, a nonce, a tag and the token.
ALTER TABLE instagram_account RENAME COLUMN access_token TO sealed_token;
-- Whether there were more posts than are imported.
ALTER TABLE instagram_account ADD COLUMN is_capped boolean NOT NULL DEFAULT false;

-- An authorisation belongs to the session that began it and ends with it.
ALTER TABLE instagram_authorisation
  ADD COLUMN session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE;

-- What was deleted is not kept: the code alone tells that it was.
ALTER TABLE instagram_deletion DROP COLUMN instagram_user_id;

-- Imported posts whose picture or video is not copied yet. A post moves to instagram_post once it is, so that what
-- is shown never depends on addresses of the provider, which expire.
CREATE TABLE instagram_import (
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  source_id text NOT NULL CHECK (length(source_id) BETWEEN 1 AND 100),
  media_type text NOT NULL CHECK (media_type IN ('IMAGE', 'VIDEO')),
  media_url text NOT NULL CHECK (length(media_url) <= 4000),
  caption text NOT NULL DEFAULT '' CHECK (length(caption) <= 5000),
  permalink text CHECK (permalink ~ '^https://'),
  posted_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- when copying was given up; the next sync tries again
  gave_up_at timestamptz,
  PRIMARY KEY (account_id, source_id)
);

-- The stand-in of the provider in demo mode.
CREATE TABLE sandbox_instagram_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL UNIQUE CHECK (username ~ '^[a-z0-9._]{1,30}$'),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Authorisation codes and tokens that it gave out.
CREATE TABLE sandbox_instagram_grant (
  secret_hash bytea PRIMARY KEY CHECK (length(secret_hash) = 32),
  user_id bigint NOT NULL REFERENCES sandbox_instagram_account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('code', 'short-lived', 'long-lived')),
  -- of a code
  redirect_uri text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sandbox_instagram_grant_user ON sandbox_instagram_grant (user_id);

CREATE TABLE sandbox_instagram_post (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES sandbox_instagram_account ON DELETE CASCADE,
  media_type text NOT NULL CHECK (media_type IN ('IMAGE', 'VIDEO', 'CAROUSEL_ALBUM')),
  -- names of demo files: of a video also its still, of a carousel every picture
  files text[] NOT NULL CHECK (cardinality(files) BETWEEN 1 AND 10),
  caption text NOT NULL DEFAULT '' CHECK (length(caption) <= 2200),
  posted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_instagram_post_user ON sandbox_instagram_post (user_id, posted_at DESC, id DESC);
