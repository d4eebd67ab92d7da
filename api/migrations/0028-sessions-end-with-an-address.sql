ALTER TABLE session
  DROP CONSTRAINT session_revoked_because_check,
  ADD CONSTRAINT session_revoked_because_check
    CHECK (revoked_because IN ('logout', 'reuse', 'password', 'email', 'deactivated', 'suspended'));
