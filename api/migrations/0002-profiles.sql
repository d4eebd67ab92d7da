-- Designer and vendor profiles and what hangs on them.

-- One lower-case text that a search looks through; it begins with a blank, so that every word has one
-- before it. array_to_string is only "stable" because of types whose text form depends on settings; text
-- is not one of them.
CREATE FUNCTION search_document(
  name text, city text, address text, bio text, labels text[], groups text[]
) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(' ' || name || ' ' || coalesce(city, '') || ' ' || address
    || ' ' || array_to_string(labels || groups, ' ') || ' ' || bio);

CREATE TABLE designer_profile (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL UNIQUE REFERENCES account ON DELETE CASCADE,
  -- kept equal to the account's by the triggers below
  full_name text NOT NULL,
  is_active boolean NOT NULL,
  is_verified boolean NOT NULL DEFAULT false,
  verified_at timestamptz,
  -- kept by the trigger on instagram_post
  posts_count integer NOT NULL DEFAULT 0 CHECK (posts_count >= 0),
  rating numeric(2, 1) NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
  reviews_count integer NOT NULL DEFAULT 0 CHECK (reviews_count >= 0),
  specializations text[] NOT NULL
    CHECK (cardinality(specializations) BETWEEN 1 AND 10 AND array_position(specializations, NULL) IS NULL),
  -- the labels of those ids, in order
  specializations_display text[] NOT NULL,
  -- the labels of the groups they are in, so that a search for a kind of project finds them
  specialization_groups text[] NOT NULL,
  establishment_year integer NOT NULL CHECK (establishment_year BETWEEN 1900 AND 2200),
  experience_years integer CHECK (experience_years BETWEEN 0 AND 200),
  portfolio_website text CHECK (portfolio_website ~ '^https?://'),
  city text,
  head_office_address text NOT NULL CHECK (length(head_office_address) BETWEEN 1 AND 500),
  team_strength integer NOT NULL DEFAULT 1 CHECK (team_strength >= 1),
  projects_completed integer NOT NULL DEFAULT 0 CHECK (projects_completed >= 0),
  spoc_name text NOT NULL CHECK (length(spoc_name) BETWEEN 1 AND 150),
  spoc_phone text NOT NULL CHECK (length(spoc_phone) BETWEEN 1 AND 32),
  min_project_size integer NOT NULL DEFAULT 0 CHECK (min_project_size >= 0),
  fee_range_min bigint CHECK (fee_range_min >= 0),
  fee_range_max bigint CHECK (fee_range_max >= 0),
  min_project_budget bigint CHECK (min_project_budget >= 0),
  linkedin_profile text CHECK (linkedin_profile ~ '^https://'),
  instagram_profile text CHECK (instagram_profile ~ '^https?://'),
  bio text NOT NULL CHECK (length(bio) BETWEEN 10 AND 5000),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  is_listed boolean NOT NULL GENERATED ALWAYS AS (is_verified AND is_active AND posts_count > 0) STORED,
  name_key text NOT NULL GENERATED ALWAYS AS (lower(full_name)) STORED,
  search_doc text NOT NULL GENERATED ALWAYS AS
    (search_document(full_name, city, head_office_address, bio, specializations_display, specialization_groups)) STORED,
  CONSTRAINT designer_profile_labels CHECK (cardinality(specializations) = cardinality(specializations_display)),
  CONSTRAINT designer_profile_fees CHECK (fee_range_min <= fee_range_max)
);
CREATE INDEX designer_profile_listed ON designer_profile (rating DESC, id DESC) WHERE is_listed;
CREATE INDEX designer_profile_specializations ON designer_profile USING gin (specializations) WHERE is_listed;
CREATE INDEX designer_profile_search ON designer_profile USING gin (search_doc public.gin_trgm_ops) WHERE is_listed;
CREATE INDEX designer_profile_name ON designer_profile (name_key) WHERE is_listed;
CREATE INDEX designer_profile_unverified ON designer_profile (created_at) WHERE NOT is_verified;

CREATE TABLE vendor_profile (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL UNIQUE REFERENCES account ON DELETE CASCADE,
  company_name text NOT NULL,
  is_active boolean NOT NULL,
  is_verified boolean NOT NULL DEFAULT false,
  verified_at timestamptz,
  posts_count integer NOT NULL DEFAULT 0 CHECK (posts_count >= 0),
  rating numeric(2, 1) NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
  reviews_count integer NOT NULL DEFAULT 0 CHECK (reviews_count >= 0),
  vendor_type text NOT NULL CHECK (vendor_type IN
    ('manufacturer', 'trader', 'service_provider', 'professional_consultant', 'brand')),
  specializations text[] NOT NULL
    CHECK (cardinality(specializations) >= 1 AND array_position(specializations, NULL) IS NULL),
  specializations_display text[] NOT NULL,
  -- the labels of the groups they are in, so that a search for a kind of project finds them
  specialization_groups text[] NOT NULL,
  establishment_year integer NOT NULL CHECK (establishment_year BETWEEN 1900 AND 2200),
  experience_years integer CHECK (experience_years BETWEEN 0 AND 200),
  website text CHECK (website ~ '^https?://'),
  city text,
  head_office_address text NOT NULL CHECK (length(head_office_address) BETWEEN 1 AND 500),
  team_strength integer NOT NULL DEFAULT 1 CHECK (team_strength >= 1),
  projects_completed integer NOT NULL DEFAULT 0 CHECK (projects_completed >= 0),
  spoc_name text NOT NULL CHECK (length(spoc_name) BETWEEN 1 AND 150),
  spoc_phone text NOT NULL CHECK (length(spoc_phone) BETWEEN 1 AND 32),
  min_order_value bigint NOT NULL DEFAULT 0 CHECK (min_order_value >= 0),
  service_areas text,
  lead_time text,
  certifications jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(certifications) = 'array'),
  linkedin_profile text CHECK (linkedin_profile ~ '^https://'),
  instagram_profile text CHECK (instagram_profile ~ '^https?://'),
  bio text NOT NULL DEFAULT '' CHECK (length(bio) <= 5000),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  is_listed boolean NOT NULL GENERATED ALWAYS AS (is_verified AND is_active) STORED,
  name_key text NOT NULL GENERATED ALWAYS AS (lower(company_name)) STORED,
  search_doc text NOT NULL GENERATED ALWAYS AS
    (search_document(company_name, city, head_office_address, bio, specializations_display, specialization_groups)) STORED,
  CONSTRAINT vendor_profile_labels CHECK (cardinality(specializations) = cardinality(specializations_display))
);
CREATE INDEX vendor_profile_listed ON vendor_profile (rating DESC, id DESC) WHERE is_listed;
CREATE INDEX vendor_profile_specializations ON vendor_profile USING gin (specializations) WHERE is_listed;
CREATE INDEX vendor_profile_search ON vendor_profile USING gin (search_doc public.gin_trgm_ops) WHERE is_listed;
CREATE INDEX vendor_profile_name ON vendor_profile (name_key) WHERE is_listed;
CREATE INDEX vendor_profile_unverified ON vendor_profile (created_at) WHERE NOT is_verified;

-- A profile is of an account of its kind, bears the account's name and vanishes from sight with it.
CREATE FUNCTION take_name_from_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner account%ROWTYPE;
BEGIN
  SELECT * INTO owner FROM account WHERE id = NEW.account_id FOR SHARE;
  IF TG_TABLE_NAME = 'designer_profile' THEN
    IF NOT (owner.is_designer OR owner.is_architect) THEN
      RAISE EXCEPTION 'account % is neither designer nor architect', NEW.account_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'designer_profile_role';
    END IF;
    NEW.full_name := account_name(owner.first_name, owner.last_name);
  ELSE
    IF NOT owner.is_vendor THEN
      RAISE EXCEPTION 'account % is no vendor', NEW.account_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'vendor_profile_role';
    END IF;
    NEW.company_name := account_name(owner.first_name, owner.last_name);
  END IF;
  NEW.is_active := owner.is_active;
  RETURN NEW;
END $$;
CREATE TRIGGER designer_profile_owner BEFORE INSERT ON designer_profile
  FOR EACH ROW EXECUTE FUNCTION take_name_from_account();
CREATE TRIGGER vendor_profile_owner BEFORE INSERT ON vendor_profile
  FOR EACH ROW EXECUTE FUNCTION take_name_from_account();

CREATE FUNCTION give_name_to_profiles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE designer_profile SET full_name = account_name(NEW.first_name, NEW.last_name), is_active = NEW.is_active
    WHERE account_id = NEW.id;
  UPDATE vendor_profile SET company_name = account_name(NEW.first_name, NEW.last_name), is_active = NEW.is_active
    WHERE account_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_name_changed AFTER UPDATE OF first_name, last_name, is_active ON account
  FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.is_active) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.is_active))
  EXECUTE FUNCTION give_name_to_profiles();

-- The words that searches can find: a misspelt word is replaced with the nearest of them. A word stays
-- when the last profile that had it is gone, which costs nothing.
CREATE TABLE search_word (word text PRIMARY KEY CHECK (length(word) BETWEEN 4 AND 40));
CREATE INDEX search_word_likeness ON search_word USING gin (word public.gin_trgm_ops);

CREATE FUNCTION learn_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_word SELECT DISTINCT word
      FROM changed, regexp_split_to_table(changed.search_doc, '[^[:alpha:]]+') AS word
      WHERE length(word) BETWEEN 4 AND 40 ORDER BY word ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_word SELECT DISTINCT word
      FROM changed JOIN former USING (id), regexp_split_to_table(changed.search_doc, '[^[:alpha:]]+') AS word
      WHERE changed.search_doc <> former.search_doc AND length(word) BETWEEN 4 AND 40
      ORDER BY word ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER designer_profile_words_added AFTER INSERT ON designer_profile
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
CREATE TRIGGER designer_profile_words_changed AFTER UPDATE ON designer_profile
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
CREATE TRIGGER vendor_profile_words_added AFTER INSERT ON vendor_profile
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();
CREATE TRIGGER vendor_profile_words_changed AFTER UPDATE ON vendor_profile
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION learn_search_words();

-- Connected Instagram accounts: one per profile owner.
CREATE TABLE instagram_account (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  instagram_user_id text NOT NULL UNIQUE,
  username text,
  access_token text NOT NULL,
  token_expires_at timestamptz,
  token_refreshed_at timestamptz NOT NULL DEFAULT now(),
  needs_reconnect boolean NOT NULL DEFAULT false,
  connected_at timestamptz NOT NULL DEFAULT now(),
  synced_at timestamptz
);

-- The state parameter of a running authorisation: who started it, once, for an hour.
CREATE TABLE instagram_authorisation (
  state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE instagram_deletion (
  confirmation_code text PRIMARY KEY,
  instagram_user_id text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz
);

CREATE TABLE instagram_post (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  source_id text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('IMAGE', 'VIDEO')),
  media_sha256 text NOT NULL REFERENCES media,
  thumbnail_sha256 text REFERENCES media,
  caption text NOT NULL DEFAULT '' CHECK (length(caption) <= 5000),
  permalink text CHECK (permalink ~ '^https://'),
  posted_at timestamptz NOT NULL,
  CONSTRAINT instagram_post_one_owner CHECK (num_nonnulls(designer_id, vendor_id) = 1)
);
CREATE UNIQUE INDEX instagram_post_designer_source ON instagram_post (designer_id, source_id) WHERE designer_id IS NOT NULL;
CREATE UNIQUE INDEX instagram_post_vendor_source ON instagram_post (vendor_id, source_id) WHERE vendor_id IS NOT NULL;
CREATE INDEX instagram_post_designer ON instagram_post (designer_id, posted_at DESC, id DESC);
CREATE INDEX instagram_post_vendor ON instagram_post (vendor_id, posted_at DESC, id DESC);

CREATE FUNCTION count_added_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE designer_profile SET posts_count = posts_count + added.n
    FROM (SELECT designer_id, count(*) AS n FROM added_posts GROUP BY 1) AS added WHERE id = added.designer_id;
  UPDATE vendor_profile SET posts_count = posts_count + added.n
    FROM (SELECT vendor_id, count(*) AS n FROM added_posts GROUP BY 1) AS added WHERE id = added.vendor_id;
  RETURN NULL;
END $$;
CREATE TRIGGER instagram_post_added AFTER INSERT ON instagram_post
  REFERENCING NEW TABLE AS added_posts FOR EACH STATEMENT EXECUTE FUNCTION count_added_posts();

CREATE FUNCTION count_removed_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE designer_profile SET posts_count = posts_count - removed.n
    FROM (SELECT designer_id, count(*) AS n FROM removed_posts GROUP BY 1) AS removed WHERE id = removed.designer_id;
  UPDATE vendor_profile SET posts_count = posts_count - removed.n
    FROM (SELECT vendor_id, count(*) AS n FROM removed_posts GROUP BY 1) AS removed WHERE id = removed.vendor_id;
  RETURN NULL;
END $$;
CREATE TRIGGER instagram_post_removed AFTER DELETE ON instagram_post
  REFERENCING OLD TABLE AS removed_posts FOR EACH STATEMENT EXECUTE FUNCTION count_removed_posts();

CREATE TABLE featured_link (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  type text NOT NULL CHECK (type IN ('youtube', 'article', 'blog', 'catalogue', 'brochure')),
  url text NOT NULL CHECK (url ~ '^https?://' AND length(url) <= 2000),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
  image_url text CHECK (image_url ~ '^(https?://|/api/media/)'),
  CONSTRAINT featured_link_one_owner CHECK (num_nonnulls(designer_id, vendor_id) = 1),
  CONSTRAINT featured_link_catalogues_of_vendors
    CHECK (type NOT IN ('catalogue', 'brochure') OR vendor_id IS NOT NULL)
);
CREATE INDEX featured_link_designer ON featured_link (designer_id, position);
CREATE INDEX featured_link_vendor ON featured_link (vendor_id, position);

CREATE TABLE principal_architect (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  designer_id bigint NOT NULL REFERENCES designer_profile ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 150),
  experience_years integer NOT NULL CHECK (experience_years BETWEEN 0 AND 70),
  bio text NOT NULL CHECK (length(bio) BETWEEN 50 AND 5000),
  linkedin_profile text CHECK (linkedin_profile ~ '^https://'),
  portfolio_website text CHECK (portfolio_website ~ '^https?://'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX principal_architect_designer ON principal_architect (designer_id, id);

CREATE TABLE portfolio_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (length(description) BETWEEN 10 AND 5000),
  category text NOT NULL CHECK (category IN ('residential', 'commercial', 'hospitality', 'retail',
    'office', 'restaurant', 'healthcare', 'education', 'other')),
  media_type text NOT NULL CHECK (media_type IN ('IMAGE', 'VIDEO')),
  media_sha256 text NOT NULL REFERENCES media,
  thumbnail_sha256 text REFERENCES media,
  is_profile_picture boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT portfolio_item_one_owner CHECK (num_nonnulls(designer_id, vendor_id) = 1),
  CONSTRAINT portfolio_item_picture_is_image CHECK (NOT is_profile_picture OR media_type = 'IMAGE')
);
CREATE INDEX portfolio_item_designer ON portfolio_item (designer_id, created_at DESC, id DESC);
CREATE INDEX portfolio_item_vendor ON portfolio_item (vendor_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX portfolio_item_designer_picture ON portfolio_item (designer_id) WHERE is_profile_picture;
CREATE UNIQUE INDEX portfolio_item_vendor_picture ON portfolio_item (vendor_id) WHERE is_profile_picture;

-- Who verified what, and when: the operators' record.
CREATE TABLE verification_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  verified boolean NOT NULL,
  operator_id bigint REFERENCES account ON DELETE SET NULL,
  happened_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT verification_event_one_subject CHECK (num_nonnulls(designer_id, vendor_id) = 1)
);
CREATE INDEX verification_event_designer ON verification_event (designer_id);
CREATE INDEX verification_event_vendor ON verification_event (vendor_id);
