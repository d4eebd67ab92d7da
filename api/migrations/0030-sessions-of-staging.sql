-- A session that was begun on a channel where releases are tried: what runs there may have read its tokens.
ALTER TABLE session ADD COLUMN of_staging boolean NOT NULL DEFAULT false;
-- Where those that are there were begun is not known: who may change the site signs in again.
UPDATE session SET revoked_at = now(), revoked_because = 'logout'
  FROM account
  WHERE account.id = session.account_id AND (account.is_staff OR account.is_integrator)
    AND session.revoked_at IS NULL;
