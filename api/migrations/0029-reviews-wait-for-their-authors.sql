-- A review waits until its author's address and profile are verified, and one of too many at once until an operator
-- has looked at it. Meanwhile its author and operators see it, and it counts nowhere.
ALTER TABLE vendor_review
  ADD COLUMN waiting_since timestamptz,
  ADD COLUMN held_at timestamptz;
CREATE INDEX vendor_review_waiting ON vendor_review (reviewer_id) WHERE waiting_since IS NOT NULL;
CREATE INDEX vendor_review_held ON vendor_review (held_at) WHERE held_at IS NOT NULL;

-- The network that a review was sent from, for a day.
CREATE TABLE review_origin (
  review_id bigint PRIMARY KEY REFERENCES vendor_review ON DELETE CASCADE,
  network text NOT NULL
);

-- Whose review it is after the account has ended: a keyed hash of the mailbox, so that nobody reviews a vendor twice.
CREATE TABLE review_author (
  review_id bigint NOT NULL REFERENCES vendor_review ON DELETE CASCADE,
  author_hash bytea NOT NULL,
  -- null while the account exists
  forget_at timestamptz,
  PRIMARY KEY (review_id, author_hash)
);
CREATE INDEX review_author_hash ON review_author (author_hash);
CREATE INDEX review_author_forget ON review_author (forget_at) WHERE forget_at IS NOT NULL;
