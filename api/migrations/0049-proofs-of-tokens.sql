-- requires: 0048-remembered-sessions.sql
-- When and how its owner has proved who they are, as of the token: who has stolen an older one gains nothing by a later
-- proof. Null for tokens of the version before, which are of no proof.
ALTER TABLE refresh_token
  ADD COLUMN proved_at timestamptz,
  ADD COLUMN proved_by text CHECK (proved_by IN ('password', 'passkey', 'app', 'recovery-code'));
UPDATE refresh_token SET proved_at = session.proved_at, proved_by = session.proved_by
  FROM session WHERE session.id = refresh_token.session_id;
