-- Nothing is written for an account that has ended, and what happened to an account is kept.

-- A request that was admitted before its account ended must not write after the erasure. The check of the foreign key
-- comes first and locks the account's row, so that an erasure either waits for this transaction and removes its rows,
-- or is over and seen here. Version before: it answers 500 where this one answers 401.
CREATE FUNCTION refuse_ended_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  has_ended boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM added JOIN account a ON a.id = added.%I
    WHERE a.deactivated_at IS NOT NULL)', TG_ARGV[0]) INTO has_ended;
  IF has_ended THEN
    RAISE EXCEPTION 'The account has ended.' USING ERRCODE = 'AA001';
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  target record;
BEGIN
  FOR target IN SELECT * FROM (VALUES
    ('designer_profile', 'account_id'), ('vendor_profile', 'account_id'), ('session', 'account_id'),
    ('instagram_account', 'account_id'), ('instagram_authorisation', 'account_id'), ('instagram_import', 'account_id'),
    ('email_token', 'account_id'), ('email_preference', 'account_id'), ('terms_acceptance', 'account_id'),
    ('idempotent_request', 'account_id'), ('support_ticket', 'account_id'), ('account_event', 'account_id'),
    ('connection_request', 'client_id'), ('vendor_review', 'reviewer_id'), ('review_report', 'reporter_id')
  ) AS targets (name, owner) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts(%L)',
      target.name || '_of_live_account', target.name, target.owner);
  END LOOP;
END $$;

-- An erased account stays as empty as it is.
CREATE FUNCTION refuse_change_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The account has ended.' USING ERRCODE = 'AA001';
END $$;
CREATE TRIGGER account_erased BEFORE UPDATE ON account FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL) EXECUTE FUNCTION refuse_change_of_erased();

-- When a mail that an erasure leaves is deleted: the one that confirms the deletion.
ALTER TABLE mail ADD COLUMN forget_at timestamptz;
CREATE INDEX mail_forget ON mail (forget_at) WHERE forget_at IS NOT NULL;

-- What happened to accounts, beside account_event, verification_event and review_decision, which have what operators
-- did. Kept for 180 days, and deleted with the account.
CREATE TABLE audit_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  -- null: a failed sign-in to no account
  account_id bigint REFERENCES account ON DELETE CASCADE,
  -- the network of the caller's address: /24 of IPv4, /48 of IPv6; null where nobody called
  network text CHECK (length(network) <= 60),
  device text CHECK (length(device) <= 80),
  -- failed sign-ins of an hour from one network are one row
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  happened_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_event_account ON audit_event (account_id, happened_at DESC);
CREATE INDEX audit_event_happened ON audit_event (happened_at DESC);
CREATE UNIQUE INDEX audit_event_failures
  ON audit_event (coalesce(account_id, 0), network, date_bin('1 hour', happened_at, 'epoch'))
  WHERE kind = 'sign-in-failed';
CREATE TRIGGER audit_event_of_live_account AFTER INSERT ON audit_event REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');

-- When what the request creates was committed, in the same transaction: where its answer was lost with its process, the
-- same key creates nothing again.
ALTER TABLE idempotent_request ADD COLUMN done_at timestamptz;
