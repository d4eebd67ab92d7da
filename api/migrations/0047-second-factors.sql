-- requires: 0046-views-of-firms.sql
-- A key that a device or a password manager keeps for an account, with which its owner signs in without a password.
CREATE TABLE passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  -- as the authenticator names it, base64url
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
  public_key bytea NOT NULL CHECK (length(public_key) BETWEEN 1 AND 2000),
  -- how often the authenticator has signed, where it counts; one that goes back is that of a copy
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

-- An app on a phone that shows codes of six digits (RFC 6238).
CREATE TABLE authenticator_app (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- encrypted for this account
  sealed_secret text NOT NULL CHECK (length(sealed_secret) BETWEEN 1 AND 200),
  -- the 30 seconds that the last code was of: no code is taken twice
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);

CREATE TABLE recovery_code (
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- What a browser was asked to prove: it is answered once, within minutes.
CREATE TABLE auth_challenge (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'second-factor', 'prove', 'add-passkey', 'add-app')),
  -- null: whose passkey it will be is not known yet
  account_id bigint REFERENCES account ON DELETE CASCADE,
  -- what a passkey signs; null once it was answered
  challenge text CHECK (length(challenge) BETWEEN 1 AND 200),
  -- of an app that is being added, encrypted
  sealed_secret text CHECK (length(sealed_secret) BETWEEN 1 AND 200),
  expires_at timestamptz NOT NULL
);
CREATE INDEX auth_challenge_account ON auth_challenge (account_id);
CREATE INDEX auth_challenge_expires ON auth_challenge (expires_at);

-- One operator has asked for the factors of an account to be removed; a second one has to agree.
CREATE TABLE factor_reset (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  operator_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX factor_reset_operator ON factor_reset (operator_id);

-- Nothing of these is written for an account that has ended meanwhile.
CREATE TRIGGER passkey_of_live_account AFTER INSERT ON passkey REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');
CREATE TRIGGER authenticator_app_of_live_account AFTER INSERT ON authenticator_app REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');
CREATE TRIGGER recovery_code_of_live_account AFTER INSERT ON recovery_code REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');
CREATE TRIGGER auth_challenge_of_live_account AFTER INSERT ON auth_challenge REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');
CREATE TRIGGER factor_reset_of_live_account AFTER INSERT ON factor_reset REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');

-- How and when the person at the other end of a session last proved who they are.
ALTER TABLE session
  ADD COLUMN proved_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN proved_by text NOT NULL DEFAULT 'password'
    CHECK (proved_by IN ('password', 'passkey', 'app', 'recovery-code')),
  DROP CONSTRAINT session_revoked_because_check,
  ADD CONSTRAINT session_revoked_because_check CHECK (revoked_because IN
    ('logout', 'reuse', 'password', 'email', 'deactivated', 'suspended', 'factors'));
-- Sessions from before have proved nothing lately.
UPDATE session SET proved_at = created_at;

ALTER TABLE account_event
  ADD COLUMN proved_by text,
  DROP CONSTRAINT account_event_kind_check,
  ADD CONSTRAINT account_event_kind_check CHECK (kind IN
    ('suspended', 'reinstated', 'made-architect', 'made-designer', 'factor-reset-asked', 'factors-reset'));

-- From when on an operator or integrator needs a second factor; null for others.
ALTER TABLE account ADD COLUMN factor_due_at timestamptz;
CREATE FUNCTION demand_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (NEW.is_staff OR NEW.is_integrator) THEN
    NEW.factor_due_at := NULL;
  ELSIF NEW.factor_due_at IS NULL THEN
    NEW.factor_due_at := now() + interval '7 days';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER account_factor_due BEFORE INSERT OR UPDATE OF is_staff, is_integrator, factor_due_at ON account
  FOR EACH ROW EXECUTE FUNCTION demand_factor();
UPDATE account SET factor_due_at = now() + interval '7 days' WHERE is_staff OR is_integrator;

CREATE FUNCTION has_factor(account_id bigint) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM passkey p WHERE p.account_id = has_factor.account_id)
    OR EXISTS (SELECT FROM authenticator_app p WHERE p.account_id = has_factor.account_id);
