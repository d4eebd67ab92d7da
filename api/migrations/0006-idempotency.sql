-- Answers to requests that create something, for a repeated request with the same Idempotency-Key. The key
-- itself is not stored: it encrypts the answer and keys the fingerprint of the request.
CREATE TABLE idempotent_request (
  -- hash of the account's id and the key
  key_hash bytea PRIMARY KEY CHECK (length(key_hash) = 32),
  -- null: sent by a guest
  account_id bigint REFERENCES account ON DELETE CASCADE,
  fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32),
  begun_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- both null while the request is being answered
  status integer CHECK (status BETWEEN 200 AND 299),
  answer bytea,
  CONSTRAINT idempotent_request_answered CHECK ((status IS NULL) = (answer IS NULL))
);
CREATE INDEX idempotent_request_expiry ON idempotent_request (expires_at);
CREATE INDEX idempotent_request_account ON idempotent_request (account_id);
