-- An operator can send a profile back with words for its firm. They stay on the profile until it is verified.
ALTER TABLE designer_profile
  ADD COLUMN sent_back_at timestamptz,
  ADD COLUMN sent_back_why text CHECK (length(sent_back_why) BETWEEN 1 AND 500),
  ADD CONSTRAINT designer_profile_whole_send_back CHECK (num_nonnulls(sent_back_at, sent_back_why) IN (0, 2));
ALTER TABLE vendor_profile
  ADD COLUMN sent_back_at timestamptz,
  ADD COLUMN sent_back_why text CHECK (length(sent_back_why) BETWEEN 1 AND 500),
  ADD CONSTRAINT vendor_profile_whole_send_back CHECK (num_nonnulls(sent_back_at, sent_back_why) IN (0, 2));

-- The words of a profile that was sent back; null for a verification and its withdrawal.
ALTER TABLE verification_event ADD COLUMN why text CHECK (length(why) BETWEEN 1 AND 500);
