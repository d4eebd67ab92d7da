-- When the mail was about to be handed to a mail server. Set before the server takes it: a process that is killed in
-- between leaves a mail that no other process hands over a second time.
ALTER TABLE mail ADD COLUMN handed_at timestamptz;
