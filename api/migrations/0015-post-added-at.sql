-- When a post was added to its profile, as opposed to when it was posted; null for those that were there before this
-- column, which must not count as new.
ALTER TABLE instagram_post ADD COLUMN added_at timestamptz;
ALTER TABLE instagram_post ALTER COLUMN added_at SET DEFAULT now();
