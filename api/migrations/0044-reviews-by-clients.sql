-- requires: 0040-conversations.sql
-- Reviews of firms by clients, beside those of vendors by designers, in one table. Whom a client has reviewed stands in
-- columns of its own: code of the version before reads `vendor_id` alone, and must neither show these nor count them.
ALTER TABLE vendor_review
  ALTER COLUMN vendor_id DROP NOT NULL,
  ALTER COLUMN title DROP NOT NULL,
  ALTER COLUMN quality_rating DROP NOT NULL,
  ALTER COLUMN delivery_rating DROP NOT NULL,
  -- the firm, where its author is a client of it
  ADD COLUMN client_of_designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  ADD COLUMN client_of_vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  -- the approved request that it is about; null once its client was erased
  ADD COLUMN request_id bigint UNIQUE REFERENCES connection_request ON DELETE SET NULL,
  ADD COLUMN design_rating integer CHECK (design_rating BETWEEN 1 AND 5),
  ADD COLUMN time_rating integer CHECK (time_rating BETWEEN 1 AND 5),
  ADD CONSTRAINT vendor_review_one_firm
    CHECK (num_nonnulls(vendor_id, client_of_designer_id, client_of_vendor_id) = 1),
  ADD CONSTRAINT vendor_review_whole CHECK (CASE WHEN vendor_id IS NULL
    THEN num_nulls(design_rating, time_rating) = 0
      AND num_nonnulls(title, quality_rating, delivery_rating, project_type, project_value) = 0
    ELSE num_nulls(title, quality_rating, delivery_rating) = 0
      AND num_nonnulls(request_id, design_rating, time_rating) = 0 END);
CREATE INDEX vendor_review_of_designer ON vendor_review (client_of_designer_id, created_at DESC, id DESC)
  WHERE client_of_designer_id IS NOT NULL;
CREATE INDEX vendor_review_of_client ON vendor_review (client_of_vendor_id, created_at DESC, id DESC)
  WHERE client_of_vendor_id IS NOT NULL;

CREATE TABLE review_picture (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  -- null until a review with it is sent
  review_id bigint REFERENCES vendor_review ON DELETE CASCADE,
  position smallint NOT NULL DEFAULT 0,
  media_sha256 text NOT NULL REFERENCES media,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_picture_review ON review_picture (review_id, position);
CREATE INDEX review_picture_account ON review_picture (account_id);
CREATE INDEX review_picture_media ON review_picture (media_sha256);
CREATE INDEX review_picture_unsent ON review_picture (created_at) WHERE review_id IS NULL;
CREATE TRIGGER review_picture_of_live_account AFTER INSERT ON review_picture REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');

-- What clients say is shown on the firms' pages.
DO $$
DECLARE
  watched record;
  event record;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES ('designer', 'client_of_designer_id'), ('vendor', 'client_of_vendor_id')) AS w (kind, id_column)
  LOOP
    FOR event IN
      SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e (name, version)
    LOOP
      EXECUTE format(
        'CREATE TRIGGER %1$I AFTER %2$s ON vendor_review REFERENCING %3$s TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION note_public_change(%4$L, %5$L)',
        format('client_review_%s_public_change_%s', watched.kind, lower(event.name)),
        event.name, event.version, watched.kind, watched.id_column);
    END LOOP;
  END LOOP;
END $$;
CREATE OR REPLACE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_change (kind, subject_id)
    SELECT 'designer', p.id FROM changed c JOIN designer_profile p ON p.account_id = c.id
    UNION SELECT 'vendor', p.id FROM changed c JOIN vendor_profile p ON p.account_id = c.id
    UNION SELECT 'vendor', coalesce(r.vendor_id, r.client_of_vendor_id)
      FROM changed c JOIN vendor_review r ON r.reviewer_id = c.id WHERE r.client_of_designer_id IS NULL
    UNION SELECT 'designer', r.client_of_designer_id
      FROM changed c JOIN vendor_review r ON r.reviewer_id = c.id WHERE r.client_of_designer_id IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- When both sides of a conversation had written: from then on its client can review the firm.
ALTER TABLE conversation
  ADD COLUMN both_wrote_at timestamptz,
  -- when the client was asked for a review
  ADD COLUMN review_asked_at timestamptz;
CREATE INDEX conversation_review_unasked ON conversation (both_wrote_at)
  WHERE both_wrote_at IS NOT NULL AND review_asked_at IS NULL;
CREATE FUNCTION keep_both_wrote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversation c SET both_wrote_at = one.created_at
    FROM (SELECT conversation_id, side, max(created_at) AS created_at FROM added GROUP BY 1, 2) AS one
    WHERE c.id = one.conversation_id AND c.both_wrote_at IS NULL
      AND EXISTS (SELECT FROM message m WHERE m.conversation_id = c.id AND m.side <> one.side);
  RETURN NULL;
END $$;
CREATE TRIGGER message_both_wrote AFTER INSERT ON message REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_both_wrote();
UPDATE conversation c SET both_wrote_at = wrote.at
  FROM (SELECT conversation_id, max(first_at) AS at FROM (
      SELECT conversation_id, side, min(created_at) AS first_at FROM message GROUP BY 1, 2) AS sides
    GROUP BY 1 HAVING count(*) = 2) AS wrote
  WHERE c.id = wrote.conversation_id;

-- Best rated: a mean that five reviews at the site's mean are added to. What is kept is how far it is above the site's
-- mean. That is 0 for every firm without reviews, whatever the mean is, so that a mean that moves writes only those with some.
CREATE TABLE review_mean (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  rating numeric(4, 3) NOT NULL CHECK (rating BETWEEN 1 AND 5)
);
INSERT INTO review_mean (rating)
  SELECT coalesce(avg(rating), 4) FROM vendor_review WHERE hidden_at IS NULL AND waiting_since IS NULL;

ALTER TABLE designer_profile ADD COLUMN rating_lead numeric(4, 3) NOT NULL DEFAULT 0;
ALTER TABLE vendor_profile
  ADD COLUMN rating_lead numeric(4, 3) NOT NULL DEFAULT 0,
  -- by clients; `rating` and `reviews_count` of a vendor are by designers
  ADD COLUMN client_rating numeric(2, 1) NOT NULL DEFAULT 0 CHECK (client_rating BETWEEN 0 AND 5),
  ADD COLUMN client_reviews_count integer NOT NULL DEFAULT 0 CHECK (client_reviews_count >= 0);

CREATE FUNCTION rating_lead(total bigint, reviews bigint) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT round((total - reviews * rating) / (5 + reviews), 3) FROM review_mean
$$;

-- What the reviews of one firm add up to, without those that are hidden or wait; one of the ids is null.
CREATE FUNCTION ratings_of(designer bigint, vendor bigint, OUT by_clients numeric, OUT clients integer,
    OUT by_designers numeric, OUT designers integer, OUT lead numeric) LANGUAGE sql STABLE AS $$
  SELECT coalesce(round(avg(rating) FILTER (WHERE vendor_id IS NULL), 1), 0),
    (count(*) FILTER (WHERE vendor_id IS NULL))::integer,
    coalesce(round(avg(rating) FILTER (WHERE vendor_id IS NOT NULL), 1), 0),
    (count(*) FILTER (WHERE vendor_id IS NOT NULL))::integer,
    rating_lead(coalesce(sum(rating), 0), count(*))
  FROM vendor_review
  WHERE (client_of_designer_id = designer OR client_of_vendor_id = vendor OR vendor_id = vendor)
    AND hidden_at IS NULL AND waiting_since IS NULL
$$;

UPDATE vendor_profile f SET rating_lead = rating_lead(given.total, given.reviews)
  FROM (SELECT vendor_id, sum(rating) AS total, count(*) AS reviews FROM vendor_review
    WHERE hidden_at IS NULL AND waiting_since IS NULL GROUP BY 1) AS given
  WHERE f.id = given.vendor_id;

-- The indexes of the orders have it in the place of the rating.
DROP INDEX designer_profile_best, designer_profile_best_of_city, designer_profile_minimum, designer_profile_experience,
  designer_profile_answers, vendor_profile_best, vendor_profile_best_of_city, vendor_profile_minimum,
  vendor_profile_experience, vendor_profile_answers;
CREATE INDEX designer_profile_best ON designer_profile (rating_lead DESC, id DESC)
  INCLUDE (specializations, styles, rooms, answer_speeds) WHERE is_listed;
CREATE INDEX designer_profile_best_of_city ON designer_profile (city_slug, rating_lead DESC, id DESC)
  INCLUDE (specializations, styles, rooms, answer_speeds) WHERE is_listed;
CREATE INDEX designer_profile_minimum
  ON designer_profile (nullif(min_project_budget, 0), rating_lead DESC, id DESC) WHERE is_listed;
CREATE INDEX designer_profile_experience
  ON designer_profile (establishment_year, experience_years, rating_lead, id) WHERE is_listed;
CREATE INDEX designer_profile_answers ON designer_profile (usual_answer_hours, rating_lead DESC, id DESC) WHERE is_listed;
CREATE INDEX vendor_profile_best ON vendor_profile (rating_lead DESC, id DESC)
  INCLUDE (specializations, rooms, answer_speeds) WHERE is_listed;
CREATE INDEX vendor_profile_best_of_city ON vendor_profile (city_slug, rating_lead DESC, id DESC)
  INCLUDE (specializations, rooms, answer_speeds) WHERE is_listed;
CREATE INDEX vendor_profile_minimum
  ON vendor_profile (nullif(min_order_value, 0), rating_lead DESC, id DESC) WHERE is_listed;
CREATE INDEX vendor_profile_experience
  ON vendor_profile (establishment_year, experience_years, rating_lead, id) WHERE is_listed;
CREATE INDEX vendor_profile_answers ON vendor_profile (usual_answer_hours, rating_lead DESC, id DESC) WHERE is_listed;
