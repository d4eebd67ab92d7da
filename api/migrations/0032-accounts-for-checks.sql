-- requires: 0031-long-videos-have-a-line-of-their-own.sql
-- An account that is made to check a release: until when it works. It reads and never writes, nobody signs in to it,
-- and it is deleted after the check, or when its time is over.
ALTER TABLE account
  ADD COLUMN check_until timestamptz,
  ADD CONSTRAINT account_for_a_check CHECK (check_until IS NULL
    OR (password_hash IS NULL AND NOT is_staff AND NOT is_integrator AND email LIKE '%.invalid'));
CREATE INDEX account_check_until ON account (check_until) WHERE check_until IS NOT NULL;

-- Its profile is never verified, so that nobody but itself is shown it. Searches do not learn words from it, and it is
-- no change of what is public.
CREATE FUNCTION is_for_a_check(account_id bigint) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM account a WHERE a.id = account_id AND a.check_until IS NOT NULL);

CREATE FUNCTION refuse_public_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_for_a_check(NEW.account_id) THEN
    RAISE EXCEPTION 'account % was made for a check', NEW.account_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'profile_of_a_check';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER designer_profile_of_a_check BEFORE INSERT OR UPDATE OF is_verified ON designer_profile
  FOR EACH ROW WHEN (NEW.is_verified) EXECUTE FUNCTION refuse_public_checks();
CREATE TRIGGER vendor_profile_of_a_check BEFORE INSERT OR UPDATE OF is_verified ON vendor_profile
  FOR EACH ROW WHEN (NEW.is_verified) EXECUTE FUNCTION refuse_public_checks();

CREATE OR REPLACE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_word SELECT DISTINCT word
      FROM changed, regexp_split_to_table(changed.search_doc, '[^[:alpha:]]+') AS word
      WHERE length(word) BETWEEN 4 AND 40 AND NOT is_for_a_check(changed.account_id)
      ORDER BY word ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_word SELECT DISTINCT word
      FROM changed JOIN former USING (id), regexp_split_to_table(changed.search_doc, '[^[:alpha:]]+') AS word
      WHERE changed.search_doc <> former.search_doc AND length(word) BETWEEN 4 AND 40
        AND NOT is_for_a_check(changed.account_id)
      ORDER BY word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO public_change (kind, subject_id)
     SELECT DISTINCT %1$L, %2$I FROM changed WHERE %2$I IS NOT NULL %3$s ON CONFLICT DO NOTHING',
    TG_ARGV[0], TG_ARGV[1],
    CASE WHEN TG_TABLE_NAME IN ('designer_profile', 'vendor_profile')
      THEN 'AND NOT is_for_a_check(account_id)' ELSE '' END);
  RETURN NULL;
END $$;
