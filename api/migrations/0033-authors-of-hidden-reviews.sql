-- Whether the address was proved by a link. By one that was not, a review is known only while an operator hides it: what
-- the mailbox then writes of the vendor waits for an operator.
ALTER TABLE review_author ADD COLUMN is_proved boolean NOT NULL DEFAULT true;
