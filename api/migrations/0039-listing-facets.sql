-- requires: 0038-picture-hashes.sql
-- What listings narrow by besides the profile itself: the styles that a designer chose, and of a firm's public projects
-- the rooms and the cities. Designers are listed with a portfolio as well as with posts.
ALTER TABLE designer_profile
  -- as the firm ordered them
  ADD COLUMN styles text[] NOT NULL DEFAULT '{}'
    CHECK (cardinality(styles) <= 4 AND array_position(styles, NULL) IS NULL),
  -- These three are kept by the triggers on portfolio_item and project; lists are in alphabetical order without repeats.
  ADD COLUMN items_count integer NOT NULL DEFAULT 0 CHECK (items_count >= 0),
  ADD COLUMN rooms text[] NOT NULL DEFAULT '{}',
  ADD COLUMN project_cities text[] NOT NULL DEFAULT '{}';
ALTER TABLE vendor_profile
  ADD COLUMN items_count integer NOT NULL DEFAULT 0 CHECK (items_count >= 0),
  ADD COLUMN rooms text[] NOT NULL DEFAULT '{}',
  ADD COLUMN project_cities text[] NOT NULL DEFAULT '{}';

-- What a firm shows of its own. A project is public once something is in it. Cities are slugs as the firm wrote them.
CREATE FUNCTION work_of(designer bigint, vendor bigint, OUT items_count integer, OUT rooms text[], OUT cities text[])
  LANGUAGE sql STABLE AS $$
  WITH item AS MATERIALIZED (
    SELECT room, project_id FROM portfolio_item
      WHERE (designer_id = designer OR vendor_id = vendor) AND hidden_at IS NULL
  )
  SELECT (SELECT count(*)::integer FROM item),
    ARRAY(SELECT DISTINCT room FROM item WHERE project_id IS NOT NULL AND room IS NOT NULL ORDER BY room),
    ARRAY(SELECT DISTINCT city_slug FROM project
      WHERE id IN (SELECT project_id FROM item) AND city_slug IS NOT NULL ORDER BY city_slug)
$$;

-- The firms are locked before their work is read, so that two changes of one firm at once are both in what is kept.
CREATE FUNCTION keep_work_of_firms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM designer_profile WHERE id IN (SELECT designer_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE designer_profile f SET items_count = work.items_count, rooms = work.rooms, project_cities = work.cities
    FROM (SELECT DISTINCT designer_id AS id FROM changed) AS firm, work_of(firm.id, NULL) AS work
    WHERE f.id = firm.id
      AND (f.items_count, f.rooms, f.project_cities) IS DISTINCT FROM (work.items_count, work.rooms, work.cities);
  PERFORM FROM vendor_profile WHERE id IN (SELECT vendor_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE vendor_profile f SET items_count = work.items_count, rooms = work.rooms, project_cities = work.cities
    FROM (SELECT DISTINCT vendor_id AS id FROM changed) AS firm, work_of(NULL, firm.id) AS work
    WHERE f.id = firm.id
      AND (f.items_count, f.rooms, f.project_cities) IS DISTINCT FROM (work.items_count, work.rooms, work.cities);
  RETURN NULL;
END $$;
CREATE TRIGGER portfolio_item_work_added AFTER INSERT ON portfolio_item
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_work_of_firms();
CREATE TRIGGER portfolio_item_work_changed AFTER UPDATE ON portfolio_item
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_work_of_firms();
CREATE TRIGGER portfolio_item_work_removed AFTER DELETE ON portfolio_item
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_work_of_firms();
-- A new project has no items, and one that goes lets go of its items, which is an update of them.
CREATE TRIGGER project_work_changed AFTER UPDATE ON project
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_work_of_firms();

UPDATE designer_profile f SET items_count = work.items_count, rooms = work.rooms, project_cities = work.cities
  FROM (SELECT DISTINCT designer_id AS id FROM portfolio_item) AS firm, work_of(firm.id, NULL) AS work
  WHERE f.id = firm.id;
UPDATE vendor_profile f SET items_count = work.items_count, rooms = work.rooms, project_cities = work.cities
  FROM (SELECT DISTINCT vendor_id AS id FROM portfolio_item) AS firm, work_of(NULL, firm.id) AS work
  WHERE f.id = firm.id;

-- The indexes of what is listed, and of what is searched, go with the columns. A search finds the styles too.
ALTER TABLE designer_profile
  DROP COLUMN is_listed,
  DROP COLUMN search_doc,
  ADD COLUMN is_listed boolean NOT NULL
    GENERATED ALWAYS AS (is_verified AND is_active AND (posts_count > 0 OR items_count > 0)) STORED,
  ADD COLUMN search_doc text NOT NULL GENERATED ALWAYS AS (search_document(
    full_name, city, head_office_address, bio, specializations_display, specialization_groups || styles)) STORED;
CREATE INDEX designer_profile_name ON designer_profile (name_key) WHERE is_listed;
CREATE INDEX designer_profile_name_search ON designer_profile USING gin (name_key public.gin_trgm_ops) WHERE is_listed;
CREATE INDEX designer_profile_newest ON designer_profile (id DESC) WHERE is_listed;
CREATE INDEX designer_profile_minimum
  ON designer_profile (nullif(min_project_budget, 0), rating DESC, id DESC) WHERE is_listed;
CREATE INDEX designer_profile_within ON designer_profile (min_project_budget) WHERE is_listed;
CREATE INDEX designer_profile_experience
  ON designer_profile (establishment_year, experience_years, rating, id) WHERE is_listed;
-- Pages and counts that are narrowed by styles or rooms read no profiles either. The cities are left out: they can be
-- longer than an index entry may be.
CREATE INDEX designer_profile_best ON designer_profile (rating DESC, id DESC)
  INCLUDE (specializations, styles, rooms) WHERE is_listed;
CREATE INDEX designer_profile_best_of_city ON designer_profile (city_slug, rating DESC, id DESC)
  INCLUDE (specializations, styles, rooms) WHERE is_listed;
CREATE INDEX designer_profile_found ON designer_profile
  USING gin (specializations, styles, rooms, project_cities, search_doc public.gin_trgm_ops) WHERE is_listed;

DROP INDEX vendor_profile_best, vendor_profile_best_of_city, vendor_profile_found;
CREATE INDEX vendor_profile_best ON vendor_profile (rating DESC, id DESC)
  INCLUDE (specializations, rooms) WHERE is_listed;
CREATE INDEX vendor_profile_best_of_city ON vendor_profile (city_slug, rating DESC, id DESC)
  INCLUDE (specializations, rooms) WHERE is_listed;
CREATE INDEX vendor_profile_found ON vendor_profile
  USING gin (specializations, rooms, project_cities, area_phrases, search_doc public.gin_trgm_ops) WHERE is_listed;
