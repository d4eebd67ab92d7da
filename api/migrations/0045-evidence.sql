-- requires: 0037-projects.sql
-- Evidence that firms give of their registrations, and what operators found when they checked it.
CREATE TABLE evidence (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('coa', 'gstin', 'udyam')),
  number text NOT NULL CHECK (length(number) BETWEEN 1 AND 40),
  -- the person whom the Council of Architecture has registered
  holder_name text CHECK (length(holder_name) BETWEEN 1 AND 150),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'checked', 'refused', 'ended')),
  -- raised by each change, so that nobody decides about what is not there any more
  version integer NOT NULL DEFAULT 1,
  given_at timestamptz NOT NULL DEFAULT now(),
  -- the name that the firm had when it was checked, where it waits because of another since
  renamed_from text,
  document_name text CHECK (length(document_name) BETWEEN 1 AND 200),
  -- in a store of its own, never in that of media
  document_sha256 text,
  document_type text,
  document_bytes integer,
  -- whether it is a PDF that asks for a password
  document_is_locked boolean,
  checked_on date,
  checked_where text CHECK (length(checked_where) BETWEEN 1 AND 200),
  -- the last day of the check, in India
  checked_until date,
  refused_why text CHECK (length(refused_why) BETWEEN 1 AND 500),
  decided_at timestamptz,
  -- how many of the reminders before `checked_until` were sent or are not due any more
  reminders smallint NOT NULL DEFAULT 0 CHECK (reminders BETWEEN 0 AND 2),
  CONSTRAINT evidence_one_firm CHECK (num_nonnulls(designer_id, vendor_id) = 1),
  CONSTRAINT evidence_holder CHECK ((kind = 'coa') = (holder_name IS NOT NULL)),
  CONSTRAINT evidence_document CHECK (num_nonnulls(document_name, document_sha256, document_type, document_bytes,
    document_is_locked) IN (0, 5)),
  CONSTRAINT evidence_check CHECK (num_nonnulls(checked_on, checked_where, checked_until) IN (0, 3)),
  CONSTRAINT evidence_checked CHECK (status <> 'checked' OR checked_on IS NOT NULL),
  CONSTRAINT evidence_refused CHECK ((status = 'refused') = (refused_why IS NOT NULL))
);
CREATE INDEX evidence_designer ON evidence (designer_id) WHERE designer_id IS NOT NULL;
CREATE INDEX evidence_vendor ON evidence (vendor_id) WHERE vendor_id IS NOT NULL;
CREATE INDEX evidence_number ON evidence (kind, number);
CREATE INDEX evidence_waiting ON evidence (given_at, id) WHERE status = 'waiting';
CREATE INDEX evidence_decided ON evidence (decided_at DESC, id DESC) WHERE status <> 'waiting';
CREATE INDEX evidence_until ON evidence (checked_until) WHERE status = 'checked';
CREATE INDEX evidence_document ON evidence (document_sha256) WHERE document_sha256 IS NOT NULL;
-- Of one number, one waits and one is checked at the most: a renewal waits beside what it renews.
CREATE UNIQUE INDEX evidence_once ON evidence (designer_id, vendor_id, kind, number, status) NULLS NOT DISTINCT
  WHERE status IN ('waiting', 'checked');

-- What operators decided. It stays when the firm withdraws its evidence, and goes with the firm.
CREATE TABLE evidence_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  evidence_id bigint REFERENCES evidence ON DELETE SET NULL,
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  kind text NOT NULL,
  number text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('checked', 'refused')),
  -- where it was checked, or why it was refused
  words text NOT NULL,
  checked_on date,
  checked_until date,
  operator_id bigint REFERENCES account ON DELETE SET NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT evidence_decision_one_firm CHECK (num_nonnulls(designer_id, vendor_id) = 1)
);
CREATE INDEX evidence_decision_evidence ON evidence_decision (evidence_id);
CREATE INDEX evidence_decision_designer ON evidence_decision (designer_id);
CREATE INDEX evidence_decision_vendor ON evidence_decision (vendor_id);
CREATE INDEX evidence_decision_operator ON evidence_decision (operator_id);

-- A name as it is compared with that of a certificate. "Ar." before it is left out.
CREATE FUNCTION holder_key(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(regexp_replace(btrim(name), '^ar(\.\s*|\s+)', '', 'i'), '\s+', ' ', 'g'))
$$;

-- Who was checked under another name is checked again. Where a renewal waits, that is what is checked.
CREATE FUNCTION check_evidence_again() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
  former text := to_jsonb(OLD) ->> TG_ARGV[1];
BEGIN
  EXECUTE format('UPDATE evidence e SET version = version + 1,
      status = CASE WHEN status <> ''checked'' THEN status
        WHEN checked_until < $1 OR EXISTS (SELECT FROM evidence r WHERE r.%1$I = $2 AND r.kind = e.kind
          AND r.number = e.number AND r.status = ''waiting'') THEN ''ended'' ELSE ''waiting'' END,
      given_at = CASE WHEN status = ''checked'' THEN now() ELSE given_at END,
      renamed_from = CASE WHEN status = ''checked'' THEN $3 ELSE renamed_from END
    WHERE %1$I = $2 AND status IN (''waiting'', ''checked'')', TG_ARGV[0])
    USING today, NEW.id, former;
  RETURN NULL;
END $$;
CREATE TRIGGER designer_profile_renamed AFTER UPDATE OF full_name ON designer_profile FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name)
  EXECUTE FUNCTION check_evidence_again('designer_id', 'full_name');
CREATE TRIGGER vendor_profile_renamed AFTER UPDATE OF company_name ON vendor_profile FOR EACH ROW
  WHEN (OLD.company_name IS DISTINCT FROM NEW.company_name)
  EXECUTE FUNCTION check_evidence_again('vendor_id', 'company_name');

-- What was checked is shown on the pages of the firm and of its principals.
CREATE FUNCTION note_evidence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_change (kind, subject_id)
    SELECT 'designer', designer_id FROM changed WHERE designer_id IS NOT NULL
    UNION SELECT 'architect', pa.id FROM changed c JOIN principal_architect pa ON pa.designer_id = c.designer_id
    UNION SELECT 'vendor', vendor_id FROM changed WHERE vendor_id IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER evidence_public_change_insert AFTER INSERT ON evidence REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_evidence_change();
CREATE TRIGGER evidence_public_change_update AFTER UPDATE ON evidence REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_evidence_change();
CREATE TRIGGER evidence_public_change_delete AFTER DELETE ON evidence REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_evidence_change();
