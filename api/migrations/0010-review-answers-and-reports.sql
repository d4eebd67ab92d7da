-- Answers of vendors to reviews, reports of reviews, and what operators decide about them.
-- The answer and the hiding are columns of the review, so that the triggers on it note every change of what is shown.
ALTER TABLE vendor_review
  -- when its author last changed it
  ADD COLUMN edited_at timestamptz,
  ADD COLUMN answer_text text CHECK (length(answer_text) BETWEEN 1 AND 5000),
  ADD COLUMN answer_created_at timestamptz,
  ADD COLUMN answer_updated_at timestamptz,
  -- hidden by an operator: shown to its author only, and counted nowhere
  ADD COLUMN hidden_at timestamptz,
  ADD CONSTRAINT vendor_review_whole_answer
    CHECK (num_nonnulls(answer_text, answer_created_at, answer_updated_at) IN (0, 3));

CREATE TABLE review_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id bigint NOT NULL REFERENCES vendor_review ON DELETE CASCADE,
  -- null once the reporter's account was erased
  reporter_id bigint REFERENCES account ON DELETE SET NULL,
  reason text NOT NULL CHECK (reason IN ('not-genuine', 'offensive', 'personal-data', 'advertising', 'other')),
  report_text text NOT NULL DEFAULT '' CHECK (length(report_text) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when an operator decided about the review; null: the report waits
  decided_at timestamptz,
  UNIQUE (review_id, reporter_id)
);
CREATE INDEX review_report_waiting ON review_report (review_id, created_at) WHERE decided_at IS NULL;
CREATE INDEX review_report_reporter ON review_report (reporter_id);

CREATE TABLE review_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id bigint NOT NULL REFERENCES vendor_review ON DELETE CASCADE,
  operator_id bigint REFERENCES account ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('hidden', 'kept')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  decided_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_decision_review ON review_decision (review_id);
CREATE INDEX review_decision_operator ON review_decision (operator_id);
CREATE INDEX vendor_review_hidden ON vendor_review (hidden_at) WHERE hidden_at IS NOT NULL;

-- An account's name and picture are shown on its firm's pages, and beside the reviews that it wrote.
CREATE OR REPLACE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_change (kind, subject_id)
    SELECT 'designer', p.id FROM changed c JOIN designer_profile p ON p.account_id = c.id
    UNION SELECT 'vendor', p.id FROM changed c JOIN vendor_profile p ON p.account_id = c.id
    UNION SELECT 'vendor', r.vendor_id FROM changed c JOIN vendor_review r ON r.reviewer_id = c.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
