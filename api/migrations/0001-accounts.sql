-- Accounts, their sessions and what they agreed to. Every table lives in the schema "marketplace",
-- which is first in the search path; extensions live in "public".
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

-- A picture or video, known by the hash of its bytes; the bytes are in the blob store.
CREATE TABLE media (
  sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  extension text NOT NULL CHECK (extension IN ('jpg', 'png', 'gif', 'webp', 'svg', 'mp4', 'mov')),
  bytes bigint NOT NULL CHECK (bytes > 0),
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  alt_text text NOT NULL DEFAULT '',
  dominant_color text CHECK (dominant_color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A smaller copy of a picture, made when it was first asked for.
CREATE TABLE media_variant (
  sha256 text NOT NULL REFERENCES media ON DELETE CASCADE,
  width integer NOT NULL CHECK (width > 0),
  blob_sha256 text NOT NULL CHECK (blob_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (sha256, width)
);

CREATE FUNCTION media_path(sha256 text, extension text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '/api/media/' || sha256 || '.' || extension;

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
  username text NOT NULL CHECK (length(username) BETWEEN 1 AND 150),
  -- null: nobody can sign in with a password (demo firms, erased accounts)
  password_hash text,
  first_name text NOT NULL CHECK (length(first_name) <= 150),
  last_name text NOT NULL DEFAULT '' CHECK (length(last_name) <= 150),
  phone text CHECK (length(phone) BETWEEN 1 AND 32),
  bio text CHECK (length(bio) BETWEEN 1 AND 5000),
  avatar_sha256 text REFERENCES media,
  is_designer boolean NOT NULL DEFAULT false,
  is_architect boolean NOT NULL DEFAULT false,
  is_vendor boolean NOT NULL DEFAULT false,
  is_staff boolean NOT NULL DEFAULT false,
  is_integrator boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  email_verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deactivated_at timestamptz,
  erased_at timestamptz,
  CONSTRAINT account_one_role
    CHECK (is_designer::integer + is_architect::integer + is_vendor::integer <= 1),
  CONSTRAINT account_deactivated_when_inactive CHECK (is_active = (deactivated_at IS NULL)),
  CONSTRAINT account_erased_after_deactivation CHECK (erased_at IS NULL OR NOT is_active)
);
CREATE UNIQUE INDEX account_email_key ON account (email);
CREATE UNIQUE INDEX account_username_key ON account (lower(username));
CREATE INDEX account_to_erase ON account (deactivated_at)
  WHERE deactivated_at IS NOT NULL AND erased_at IS NULL;

CREATE FUNCTION account_name(first_name text, last_name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(first_name || ' ' || last_name);

-- A signed-in browser: the family of refresh tokens that came from one sign-in.
CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_because text CHECK (revoked_because IN ('logout', 'reuse', 'password', 'deactivated')),
  CONSTRAINT session_revoked_with_reason CHECK ((revoked_at IS NULL) = (revoked_because IS NULL))
);
CREATE INDEX session_account ON session (account_id);

-- Only the hash is kept. A used token stays until it expires, so that a second use is recognised.
CREATE TABLE refresh_token (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);

CREATE TABLE terms_acceptance (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  document text NOT NULL CHECK (document IN ('terms', 'designer-terms', 'vendor-terms')),
  version text NOT NULL CHECK (length(version) BETWEEN 1 AND 64),
  accepted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX terms_acceptance_account ON terms_acceptance (account_id);

-- Links sent by mail: verifying an address, choosing a new password.
CREATE TABLE email_token (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX email_token_account ON email_token (account_id, purpose);

-- Mails are written in the transaction that causes them and sent afterwards.
CREATE TABLE mail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint REFERENCES account ON DELETE SET NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text
);
CREATE INDEX mail_unsent ON mail (next_attempt_at) WHERE sent_at IS NULL;

-- How often something was tried in the present window, shared by all processes. Not logged: a crash
-- of the database may forget it.
CREATE UNLOGGED TABLE throttle (
  key text PRIMARY KEY,
  count integer NOT NULL CHECK (count >= 0),
  window_ends_at timestamptz NOT NULL
);
CREATE INDEX throttle_window ON throttle (window_ends_at);

CREATE TABLE support_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint REFERENCES account ON DELETE SET NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 10000),
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz
);

-- What was done once and must not be done again, such as filling in the demo data.
CREATE TABLE milestone (
  name text PRIMARY KEY,
  reached_at timestamptz NOT NULL DEFAULT now()
);
