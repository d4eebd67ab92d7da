-- requires: 0037-projects.sql
-- What the two sides of an approved request write to each other, and what accounts are told of at once.
CREATE TABLE conversation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- null: one of the accounts was erased
  request_id bigint UNIQUE REFERENCES connection_request ON DELETE SET NULL,
  -- The sequence of its last message. It is counted under the lock of this row, so that there are no gaps.
  last_sequence integer NOT NULL DEFAULT 0 CHECK (last_sequence >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when its last message was sent, else when it was opened
  last_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE conversation_member (
  conversation_id bigint NOT NULL REFERENCES conversation ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('client', 'firm')),
  -- null: the account was erased
  account_id bigint REFERENCES account ON DELETE SET NULL,
  -- up to which message it has read
  read_sequence integer NOT NULL DEFAULT 0 CHECK (read_sequence >= 0),
  -- when it blocked the other side
  blocked_at timestamptz,
  -- up to which message it was mailed, and when
  mailed_sequence integer NOT NULL DEFAULT 0 CHECK (mailed_sequence >= 0),
  mailed_at timestamptz,
  PRIMARY KEY (conversation_id, side)
);
CREATE INDEX conversation_member_account ON conversation_member (account_id) WHERE account_id IS NOT NULL;
CREATE TRIGGER conversation_member_of_live_account AFTER INSERT ON conversation_member REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');

CREATE TABLE message (
  conversation_id bigint NOT NULL REFERENCES conversation ON DELETE CASCADE,
  sequence integer NOT NULL CHECK (sequence > 0),
  -- made by the sender, so that a message that is sent again is known
  id uuid NOT NULL,
  side text NOT NULL CHECK (side IN ('client', 'firm')),
  text text NOT NULL CHECK (length(text) <= 4000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when operators removed its text and attachments
  removed_at timestamptz,
  PRIMARY KEY (conversation_id, sequence),
  CONSTRAINT message_once UNIQUE (conversation_id, side, id)
);

-- Private files are not at /api/media/. A PDF is always private.
ALTER TABLE media
  ADD COLUMN is_private boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT media_extension_check,
  ADD CONSTRAINT media_extension_check
    CHECK (extension IN ('jpg', 'png', 'gif', 'webp', 'svg', 'mp4', 'mov') OR (extension = 'pdf' AND is_private));

CREATE TABLE message_attachment (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  conversation_id bigint NOT NULL REFERENCES conversation ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('client', 'firm')),
  -- null until a message with it is sent
  sequence integer,
  position smallint NOT NULL DEFAULT 0,
  kind text NOT NULL CHECK (kind IN ('image', 'video', 'pdf')),
  name text NOT NULL DEFAULT '' CHECK (length(name) <= 200),
  media_sha256 text NOT NULL REFERENCES media,
  -- the still of a video
  thumbnail_sha256 text REFERENCES media,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (conversation_id, sequence) REFERENCES message ON DELETE CASCADE
);
CREATE INDEX message_attachment_message ON message_attachment (conversation_id, sequence, position);
CREATE INDEX message_attachment_media ON message_attachment (media_sha256);
CREATE INDEX message_attachment_thumbnail ON message_attachment (thumbnail_sha256) WHERE thumbnail_sha256 IS NOT NULL;
CREATE INDEX message_attachment_unsent ON message_attachment (created_at) WHERE sequence IS NULL;

CREATE TABLE message_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL,
  sequence integer NOT NULL,
  -- null once the reporter's account was erased
  reporter_id bigint REFERENCES account ON DELETE SET NULL,
  reason text NOT NULL CHECK (reason IN ('offensive', 'fraud', 'personal-data', 'advertising', 'other')),
  report_text text NOT NULL DEFAULT '' CHECK (length(report_text) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when an operator decided about the message; null: the report waits
  decided_at timestamptz,
  FOREIGN KEY (conversation_id, sequence) REFERENCES message ON DELETE CASCADE,
  UNIQUE (conversation_id, sequence, reporter_id)
);
CREATE INDEX message_report_waiting ON message_report (created_at) WHERE decided_at IS NULL;
CREATE INDEX message_report_reporter ON message_report (reporter_id);
CREATE TRIGGER message_report_of_live_account AFTER INSERT ON message_report REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('reporter_id');

CREATE TABLE message_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL,
  sequence integer NOT NULL,
  operator_id bigint REFERENCES account ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('kept', 'removed', 'suspended')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  decided_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (conversation_id, sequence) REFERENCES message ON DELETE CASCADE
);
CREATE INDEX message_decision_message ON message_decision (conversation_id, sequence);
CREATE INDEX message_decision_operator ON message_decision (operator_id);

-- A trigger, so that an approval by a process of the version before opens one too.
CREATE FUNCTION open_conversation(request connection_request) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  opened bigint;
BEGIN
  INSERT INTO conversation (request_id, created_at, last_at) VALUES (request.id, now(), now())
    ON CONFLICT DO NOTHING RETURNING id INTO opened;
  INSERT INTO conversation_member (conversation_id, side, account_id)
    SELECT opened, 'client', request.client_id WHERE opened IS NOT NULL
    UNION ALL
    SELECT opened, 'firm', coalesce(
      (SELECT account_id FROM designer_profile WHERE id = request.designer_id),
      (SELECT account_id FROM vendor_profile WHERE id = request.vendor_id)) WHERE opened IS NOT NULL;
END $$;
CREATE FUNCTION open_conversation_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM open_conversation(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER connection_request_conversation AFTER INSERT OR UPDATE OF status ON connection_request
  FOR EACH ROW WHEN (NEW.status = 'approved') EXECUTE FUNCTION open_conversation_of_request();
-- Those of accounts that have ended wait to be erased.
SELECT open_conversation(r) FROM connection_request r
  JOIN account c ON c.id = r.client_id
  LEFT JOIN designer_profile d ON d.id = r.designer_id
  LEFT JOIN vendor_profile v ON v.id = r.vendor_id
  JOIN account f ON f.id = coalesce(d.account_id, v.account_id)
  WHERE r.status = 'approved' AND c.deactivated_at IS NULL AND f.deactivated_at IS NULL
  ORDER BY r.updated_at, r.id;
UPDATE conversation SET created_at = r.updated_at, last_at = r.updated_at
  FROM connection_request r WHERE r.id = request_id;

-- What accounts are told of.
CREATE TABLE stream_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  -- the id of what it is about; its kind says of what
  subject bigint NOT NULL,
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stream_event_account ON stream_event (account_id, id);
CREATE INDEX stream_event_created ON stream_event (created_at);

-- Until the transaction ends, others wait who tell the same accounts: so the ids of an account's events become visible in
-- their order, and a reader that has seen one has missed none before. To be called last, and once in a transaction.
CREATE FUNCTION tell_accounts(ids bigint[], kind text, subject bigint, data jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  told bigint;
BEGIN
  FOR told IN SELECT DISTINCT one FROM unnest(ids) AS one WHERE one IS NOT NULL ORDER BY one LOOP
    PERFORM FROM account a WHERE a.id = told AND a.deactivated_at IS NULL FOR KEY SHARE;
    CONTINUE WHEN NOT FOUND;
    PERFORM pg_advisory_xact_lock(hashtextextended('stream_event ' || told, 0));
    INSERT INTO stream_event (account_id, kind, subject, data) VALUES (told, kind, subject, data);
    PERFORM pg_notify('aangan_events', json_build_object('account', told)::text);
  END LOOP;
END $$;

-- A stream ends with its session.
CREATE FUNCTION tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('aangan_events', json_build_object('session', OLD.id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER UPDATE OF revoked_at ON session FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_ended_session();
CREATE TRIGGER session_deleted AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION tell_ended_session();

ALTER TABLE email_preference
  ADD COLUMN messages boolean NOT NULL DEFAULT true,
  ADD COLUMN at_night boolean NOT NULL DEFAULT false;
