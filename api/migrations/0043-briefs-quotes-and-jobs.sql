-- requires: 0042-nobody-waits.sql
-- What clients want, what firms offer for it, and what was agreed.
CREATE TABLE brief (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  -- what its client is writing
  content jsonb NOT NULL,
  -- counts the changes, so that one tab does not write over another
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  -- how many of what was written are kept, since firms were shown them
  versions integer NOT NULL DEFAULT 0 CHECK (versions >= 0),
  -- when its client put it away, where firms still read it
  removed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brief_account ON brief (account_id);
CREATE TRIGGER brief_of_live_account AFTER INSERT ON brief REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');

CREATE TABLE brief_version (
  brief_id bigint NOT NULL REFERENCES brief ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brief_id, number)
);

-- Photos and floor plans. Which of them a version shows is in its content.
CREATE TABLE brief_file (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brief_id bigint NOT NULL REFERENCES brief ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('image', 'video', 'pdf')),
  name text NOT NULL DEFAULT '' CHECK (length(name) <= 200),
  media_sha256 text NOT NULL REFERENCES media,
  thumbnail_sha256 text REFERENCES media,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brief_file_brief ON brief_file (brief_id);
CREATE INDEX brief_file_media ON brief_file (media_sha256);
CREATE INDEX brief_file_thumbnail ON brief_file (thumbnail_sha256) WHERE thumbnail_sha256 IS NOT NULL;
CREATE INDEX brief_file_created ON brief_file (created_at);

ALTER TABLE connection_request
  ADD COLUMN brief_id bigint,
  -- what the firm had when the request was sent
  ADD COLUMN brief_version integer,
  ADD CONSTRAINT connection_request_brief FOREIGN KEY (brief_id, brief_version) REFERENCES brief_version
    ON DELETE SET NULL;
CREATE INDEX connection_request_brief ON connection_request (brief_id) WHERE brief_id IS NOT NULL;

CREATE TABLE quote (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES conversation ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sent', 'declined', 'withdrawn', 'accepted')),
  -- What the firm is writing, for its next version. Null: it was erased.
  draft jsonb,
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  -- how many were sent
  versions integer NOT NULL DEFAULT 0 CHECK (versions >= 0),
  -- what its client or firm said when it was declined or withdrawn
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 1000),
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'draft') = (versions = 0))
);
CREATE INDEX quote_conversation ON quote (conversation_id);

-- Amounts in paisa, tax included.
CREATE TABLE quote_version (
  quote_id bigint NOT NULL REFERENCES quote ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  content jsonb NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  -- the last day in India on which it can be accepted
  valid_until date NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (quote_id, number)
);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING CONSTRAINT = TG_ARGV[0], MESSAGE = 'What was sent or agreed is never changed.';
END $$;
CREATE TRIGGER quote_version_stays BEFORE UPDATE ON quote_version
  FOR EACH ROW EXECUTE FUNCTION refuse_change('quote_version_stays');

-- A quote that was accepted. Days are calendar days.
CREATE TABLE work_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  quote_id bigint NOT NULL UNIQUE,
  version integer NOT NULL,
  -- what was accepted, as canonical JSON
  accepted_text text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 = encode(sha256(convert_to(accepted_text, 'UTF8')), 'hex')),
  quoted_amount bigint NOT NULL CHECK (quoted_amount >= 0),
  -- null: the firm was erased
  designer_id bigint REFERENCES designer_profile ON DELETE SET NULL,
  vendor_id bigint REFERENCES vendor_profile ON DELETE SET NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  -- what each side says that it cost and took
  firm_amount bigint CHECK (firm_amount >= 0),
  firm_days integer CHECK (firm_days > 0),
  client_amount bigint CHECK (client_amount >= 0),
  client_days integer CHECK (client_days > 0),
  -- when both had said the same
  ended_at timestamptz,
  FOREIGN KEY (quote_id, version) REFERENCES quote_version ON DELETE CASCADE,
  CHECK (ended_at IS NULL OR (firm_amount = client_amount AND firm_days = client_days)),
  CHECK ((firm_amount IS NULL) = (firm_days IS NULL) AND (client_amount IS NULL) = (client_days IS NULL))
);
CREATE INDEX work_job_designer ON work_job (designer_id) WHERE designer_id IS NOT NULL;
CREATE INDEX work_job_vendor ON work_job (vendor_id) WHERE vendor_id IS NOT NULL;
CREATE TRIGGER work_job_text_stays BEFORE UPDATE ON work_job FOR EACH ROW
  WHEN ((OLD.quote_id, OLD.version, OLD.accepted_text, OLD.quoted_amount, OLD.accepted_at)
    IS DISTINCT FROM (NEW.quote_id, NEW.version, NEW.accepted_text, NEW.quoted_amount, NEW.accepted_at))
  EXECUTE FUNCTION refuse_change('work_job_text_stays');
-- A firm's page shows how the jobs that have ended compare with their quotes.
CREATE FUNCTION note_ended_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_change (kind, subject_id)
    SELECT 'designer', NEW.designer_id WHERE NEW.designer_id IS NOT NULL
    UNION ALL SELECT 'vendor', NEW.vendor_id WHERE NEW.vendor_id IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER work_job_public_change AFTER UPDATE OF ended_at ON work_job FOR EACH ROW
  WHEN (NEW.ended_at IS DISTINCT FROM OLD.ended_at) EXECUTE FUNCTION note_ended_job();

-- The stages of what was accepted, and the messages with which each side confirmed them.
CREATE TABLE work_job_stage (
  job_id bigint NOT NULL REFERENCES work_job ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position > 0),
  firm_sequence integer,
  firm_confirmed_at timestamptz,
  client_sequence integer,
  client_confirmed_at timestamptz,
  PRIMARY KEY (job_id, position)
);

-- Changes to the price. An amount below zero is a credit.
CREATE TABLE work_job_change (
  job_id bigint NOT NULL REFERENCES work_job ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  what text NOT NULL CHECK (length(what) BETWEEN 1 AND 1000),
  net bigint NOT NULL,
  gst smallint NOT NULL,
  total bigint NOT NULL,
  -- how many more days it takes
  days integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'agreed', 'declined', 'withdrawn')),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 1000),
  proposed_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  PRIMARY KEY (job_id, number)
);

-- What a firm writes its quotes with.
CREATE TABLE quote_template (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 150),
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX quote_template_account ON quote_template (account_id);
CREATE TRIGGER quote_template_of_live_account AFTER INSERT ON quote_template REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');
CREATE TABLE price_list (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  items jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER price_list_of_live_account AFTER INSERT ON price_list REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');

-- The quote or job that a message is about, and what its sender did with it.
ALTER TABLE message ADD COLUMN about jsonb CHECK (jsonb_typeof(about) = 'object');
