-- Ids of erased profiles, and nothing else of them: their pages answer 410 instead of 404, so that search engines
-- drop them at once and readers of an old link learn why it leads nowhere.
CREATE TABLE erased_profile (
  kind text NOT NULL CHECK (kind IN ('designer_profile', 'vendor_profile')),
  profile_id bigint NOT NULL,
  erased_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, profile_id)
);
