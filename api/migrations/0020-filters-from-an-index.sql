-- The indexes of the usual order hold the specializations too: a page and a count that are narrowed by them, by a city, or
-- by both read no profiles. The areas of vendors are left out: they can be longer than an index entry may be.
CREATE INDEX designer_profile_best ON designer_profile (rating DESC, id DESC) INCLUDE (specializations) WHERE is_listed;
CREATE INDEX vendor_profile_best ON vendor_profile (rating DESC, id DESC) INCLUDE (specializations) WHERE is_listed;
CREATE INDEX designer_profile_best_of_city ON designer_profile (city_slug, rating DESC, id DESC)
  INCLUDE (specializations) WHERE is_listed;
CREATE INDEX vendor_profile_best_of_city ON vendor_profile (city_slug, rating DESC, id DESC)
  INCLUDE (specializations) WHERE is_listed;
DROP INDEX designer_profile_listed, designer_profile_city;
DROP INDEX vendor_profile_listed, vendor_profile_city;
