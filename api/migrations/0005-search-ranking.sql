-- A search shows first whoever has its words in the name: found by an index of their own, since names that
-- match are few where texts that match are many.
CREATE INDEX designer_profile_name_search ON designer_profile USING gin (name_key public.gin_trgm_ops) WHERE is_listed;
CREATE INDEX vendor_profile_name_search ON vendor_profile USING gin (name_key public.gin_trgm_ops) WHERE is_listed;
