-- requires: 0040-conversations.sql
-- Nobody is left waiting: pending requests remind their firm and are closed in the end, a firm can be away until a date, and
-- how soon it usually answers is kept with its profile.
ALTER TABLE connection_request
  DROP CONSTRAINT connection_request_status_check,
  ADD CONSTRAINT connection_request_status_check
    CHECK (status IN ('pending', 'approved', 'rejected', 'revoked', 'closed')),
  -- Since when it is pending, also one that is reopened. Requests of before wait from now on, so that their firms are reminded.
  ADD COLUMN waiting_since timestamptz NOT NULL DEFAULT now(),
  -- how often the firm was reminded since then
  ADD COLUMN reminders smallint NOT NULL DEFAULT 0 CHECK (reminders BETWEEN 0 AND 2),
  -- when the firm first approved or rejected it
  ADD COLUMN answered_at timestamptz;
UPDATE connection_request SET answered_at = updated_at WHERE status IN ('approved', 'rejected');
CREATE INDEX connection_request_waiting ON connection_request (waiting_since) WHERE status = 'pending';
CREATE INDEX connection_request_answered ON connection_request (answered_at) WHERE answered_at IS NOT NULL;

-- A trigger, so that answers by a process of the version before count too, and only the database's clock is read.
CREATE FUNCTION keep_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'pending' THEN
    NEW.waiting_since := now();
    NEW.reminders := 0;
  ELSIF NEW.status IN ('approved', 'rejected') THEN
    NEW.answered_at := coalesce(NEW.answered_at, now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER connection_request_waiting BEFORE UPDATE OF status ON connection_request
  FOR EACH ROW WHEN (NEW.status IS DISTINCT FROM OLD.status) EXECUTE FUNCTION keep_waiting();

ALTER TABLE designer_profile
  -- the day in India on which the firm is back; null: it is not away
  ADD COLUMN away_until date,
  -- When it is or was back last. Requests wait from then at the earliest.
  ADD COLUMN back_at timestamptz,
  -- Hours of the day, 8 to 22 in India, within which it answers half of its requests. Kept by a job; null: unknown.
  ADD COLUMN usual_answer_hours integer CHECK (usual_answer_hours > 0);
ALTER TABLE vendor_profile
  ADD COLUMN away_until date,
  ADD COLUMN back_at timestamptz,
  ADD COLUMN usual_answer_hours integer CHECK (usual_answer_hours > 0);

CREATE FUNCTION keep_away() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
  IF NEW.away_until IS NULL THEN
    IF NEW.back_at > now() THEN NEW.back_at := now(); END IF;
  ELSIF TG_OP = 'INSERT' OR NEW.away_until IS DISTINCT FROM OLD.away_until THEN
    IF NEW.away_until <= today OR NEW.away_until > today + interval '1 year' THEN
      RAISE check_violation USING CONSTRAINT = 'profile_away_until',
        MESSAGE = 'A firm is away until a day after today and within a year.';
    END IF;
    NEW.back_at := NEW.away_until::timestamp AT TIME ZONE 'Asia/Kolkata';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER designer_profile_away BEFORE INSERT OR UPDATE OF away_until ON designer_profile
  FOR EACH ROW EXECUTE FUNCTION keep_away();
CREATE TRIGGER vendor_profile_away BEFORE INSERT OR UPDATE OF away_until ON vendor_profile
  FOR EACH ROW EXECUTE FUNCTION keep_away();
CREATE INDEX designer_profile_away ON designer_profile (back_at) WHERE away_until IS NOT NULL;
CREATE INDEX vendor_profile_away ON vendor_profile (back_at) WHERE away_until IS NOT NULL;

-- Seconds from 8 to 22 in India since 1970: the nights, when nobody is expected to answer, are left out.
CREATE FUNCTION day_seconds(instant timestamptz) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  SELECT ((instant AT TIME ZONE 'Asia/Kolkata')::date - date '1970-01-01') * 14 * 3600
    + least(greatest(extract(epoch FROM (instant AT TIME ZONE 'Asia/Kolkata')::time) - 8 * 3600, 0), 14 * 3600)
$$;

-- What listings narrow by, as an array, so that the index of all filters has it. A day has 14 of the hours.
ALTER TABLE designer_profile ADD COLUMN answer_speeds text[] NOT NULL
  GENERATED ALWAYS AS (CASE WHEN usual_answer_hours <= 14 THEN ARRAY['day'] ELSE '{}'::text[] END) STORED;
ALTER TABLE vendor_profile ADD COLUMN answer_speeds text[] NOT NULL
  GENERATED ALWAYS AS (CASE WHEN usual_answer_hours <= 14 THEN ARRAY['day'] ELSE '{}'::text[] END) STORED;
DROP INDEX designer_profile_found, vendor_profile_found;
CREATE INDEX designer_profile_found ON designer_profile
  USING gin (specializations, styles, rooms, project_cities, answer_speeds, search_doc public.gin_trgm_ops) WHERE is_listed;
CREATE INDEX vendor_profile_found ON vendor_profile
  USING gin (specializations, rooms, project_cities, area_phrases, answer_speeds, search_doc public.gin_trgm_ops) WHERE is_listed;

-- Pages and counts that are narrowed or ordered by the time to answer read no profiles either.
CREATE INDEX designer_profile_answers ON designer_profile (usual_answer_hours, rating DESC, id DESC) WHERE is_listed;
CREATE INDEX vendor_profile_answers ON vendor_profile (usual_answer_hours, rating DESC, id DESC) WHERE is_listed;
DROP INDEX designer_profile_best, designer_profile_best_of_city, vendor_profile_best, vendor_profile_best_of_city;
CREATE INDEX designer_profile_best ON designer_profile (rating DESC, id DESC)
  INCLUDE (specializations, styles, rooms, answer_speeds) WHERE is_listed;
CREATE INDEX designer_profile_best_of_city ON designer_profile (city_slug, rating DESC, id DESC)
  INCLUDE (specializations, styles, rooms, answer_speeds) WHERE is_listed;
CREATE INDEX vendor_profile_best ON vendor_profile (rating DESC, id DESC)
  INCLUDE (specializations, rooms, answer_speeds) WHERE is_listed;
CREATE INDEX vendor_profile_best_of_city ON vendor_profile (city_slug, rating DESC, id DESC)
  INCLUDE (specializations, rooms, answer_speeds) WHERE is_listed;
