-- What the account page, the mails and the operators need.

-- A session is shown to its owner by its device and last use.
ALTER TABLE session
  ADD COLUMN user_agent text CHECK (length(user_agent) <= 500),
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

-- Suspended by an operator: as good as deactivated, but nothing is erased and it can be reinstated.
ALTER TABLE account
  ADD COLUMN suspended_at timestamptz,
  ADD COLUMN suspended_reason text CHECK (length(suspended_reason) BETWEEN 1 AND 500),
  DROP CONSTRAINT account_deactivated_when_inactive,
  ADD CONSTRAINT account_active_unless_ended
    CHECK (is_active = (deactivated_at IS NULL AND suspended_at IS NULL)),
  ADD CONSTRAINT account_suspended_with_reason
    CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL));

ALTER TABLE session
  DROP CONSTRAINT session_revoked_because_check,
  ADD CONSTRAINT session_revoked_because_check
    CHECK (revoked_because IN ('logout', 'reuse', 'password', 'deactivated', 'suspended'));

-- No row: every kind of mail is wanted.
CREATE TABLE email_preference (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  requests boolean NOT NULL DEFAULT true,
  reviews boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- When a mail is tried again is the business of the job that sends it.
DROP INDEX mail_unsent;
ALTER TABLE mail
  DROP COLUMN attempts,
  DROP COLUMN next_attempt_at,
  DROP COLUMN last_error;
CREATE INDEX mail_account ON mail (account_id);

-- The reference number that a sender is told is made of the id.
CREATE INDEX support_ticket_account ON support_ticket (account_id);

-- What operators did to accounts, beside verification_event for listings.
CREATE TABLE account_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  operator_id bigint REFERENCES account ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('suspended', 'reinstated', 'made-architect', 'made-designer')),
  reason text CHECK (length(reason) BETWEEN 1 AND 500),
  happened_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_event_account ON account_event (account_id);

-- Operators look accounts up by parts of their name and address.
CREATE INDEX account_lookup ON account
  USING gin ((' ' || lower(account_name(first_name, last_name)) || ' ' || email || ' ' || lower(username)) public.gin_trgm_ops);
