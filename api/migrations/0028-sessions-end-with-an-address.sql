-- requires: 0019-ended-accounts-and-audit-events.sql
-- The constraint allows one reason more; code since that migration writes no other.
ALTER TABLE session
  DROP CONSTRAINT session_revoked_because_check,
  ADD CONSTRAINT session_revoked_because_check
    CHECK (revoked_because IN ('logout', 'reuse', 'password', 'email', 'deactivated', 'suspended'));
