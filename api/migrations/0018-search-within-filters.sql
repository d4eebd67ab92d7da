-- One index for search and filters together: it finds what has all of them, where two indexes left one of them to be
-- checked on every firm that has the other.
CREATE INDEX designer_profile_found ON designer_profile
  USING gin (specializations, search_doc public.gin_trgm_ops) WHERE is_listed;
CREATE INDEX vendor_profile_found ON vendor_profile
  USING gin (specializations, area_phrases, search_doc public.gin_trgm_ops) WHERE is_listed;
DROP INDEX designer_profile_search, designer_profile_specializations;
DROP INDEX vendor_profile_search, vendor_profile_specializations, vendor_profile_areas;
