-- What narrows and orders a listing: the firm's city, a vendor's delivery areas, and indexes for each order. Which
-- names are one city, and which areas lie in which, is decided by the reader, so that a new name needs no migration.

-- A place's name in lower case with hyphens, as placeSlug makes it for addresses.
CREATE FUNCTION place_slug(name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(trim(both '-' from
    regexp_replace(lower(normalize(name, NFC)), '[[:space:]!-/:-@[-`{-~–—’]+', '-', 'g')), '');

-- Every one to three words that follow each other in a text, as slugs, and with "=" before them the parts between
-- commas that are no longer than that: "Goa; all India" has goa, all, india, all-india, =goa, =all-india and more.
CREATE FUNCTION place_phrases(areas text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT array_agg(DISTINCT phrase) FROM (
    SELECT array_to_string(words[first:first + more], '-')
    FROM string_to_array(place_slug(areas), '-') AS words,
      generate_series(1, cardinality(words)) AS first, generate_series(0, 2) AS more
    WHERE first + more <= cardinality(words)
    UNION
    SELECT '=' || place_slug(part) FROM regexp_split_to_table(areas, '[,;/\n]') AS part
    WHERE length(part) <= 60
  ) AS found (phrase)
  WHERE phrase IS NOT NULL;
END;

ALTER TABLE designer_profile
  ADD COLUMN city_slug text GENERATED ALWAYS AS (place_slug(city)) STORED;
ALTER TABLE vendor_profile
  ADD COLUMN city_slug text GENERATED ALWAYS AS (place_slug(city)) STORED,
  ADD COLUMN area_phrases text[] GENERATED ALWAYS AS (place_phrases(service_areas)) STORED;

-- By city, in the usual order.
CREATE INDEX designer_profile_city ON designer_profile (city_slug, rating DESC, id DESC) WHERE is_listed;
CREATE INDEX vendor_profile_city ON vendor_profile (city_slug, rating DESC, id DESC) WHERE is_listed;
CREATE INDEX vendor_profile_areas ON vendor_profile USING gin (area_phrases) WHERE is_listed;

-- Newest first: an account's profile that was added last has the highest number.
CREATE INDEX designer_profile_newest ON designer_profile (id DESC) WHERE is_listed;
CREATE INDEX vendor_profile_newest ON vendor_profile (id DESC) WHERE is_listed;

-- Lowest minimum first; zero counts as none, and none comes last.
CREATE INDEX designer_profile_minimum
  ON designer_profile (nullif(min_project_budget, 0), rating DESC, id DESC) WHERE is_listed;
CREATE INDEX vendor_profile_minimum
  ON vendor_profile (nullif(min_order_value, 0), rating DESC, id DESC) WHERE is_listed;

-- The years of experience grow with the calendar, so no index can hold their order: these hold what it is made of.
CREATE INDEX designer_profile_experience
  ON designer_profile (establishment_year, experience_years, rating, id) WHERE is_listed;
CREATE INDEX vendor_profile_experience
  ON vendor_profile (establishment_year, experience_years, rating, id) WHERE is_listed;
