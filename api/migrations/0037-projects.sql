-- requires: 0035-boards.sql
-- What firms finished, with items of their portfolios.
CREATE TABLE project (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  city text CHECK (length(city) BETWEEN 1 AND 100),
  city_slug text GENERATED ALWAYS AS (place_slug(city)) STORED,
  year integer CHECK (year BETWEEN 1950 AND 9999),
  kind text NOT NULL CHECK (kind IN
    ('residential', 'commercial', 'hospitality', 'retail', 'office', 'restaurant', 'healthcare', 'education', 'other')),
  area_sqft integer CHECK (area_sqft BETWEEN 1 AND 10000000),
  -- whole rupees
  cost_min bigint CHECK (cost_min BETWEEN 0 AND 1000000000000),
  cost_max bigint CHECK (cost_max BETWEEN 0 AND 1000000000000),
  duration_months integer CHECK (duration_months BETWEEN 1 AND 240),
  materials text[] NOT NULL DEFAULT '{}' CHECK (cardinality(materials) <= 20),
  story text NOT NULL DEFAULT '' CHECK (length(story) <= 5000),
  photographer text CHECK (length(photographer) BETWEEN 1 AND 100),
  -- counts while it is an item of the project
  -- No reference: items refer to their project, and a backup keeps tables in the order of their references. What is
  -- gone, or in another project, is read as null.
  cover_item_id bigint,
  -- as portfolio_item.position
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when its facts or its items were last changed
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT project_one_owner CHECK (num_nonnulls(designer_id, vendor_id) = 1),
  CONSTRAINT project_cost CHECK (cost_min <= cost_max)
);
CREATE INDEX project_designer ON project (designer_id, position, created_at DESC, id DESC);
CREATE INDEX project_vendor ON project (vendor_id, position, created_at DESC, id DESC);

-- One column, so that an item is in one project at most.
ALTER TABLE portfolio_item
  ADD COLUMN project_id bigint REFERENCES project ON DELETE SET NULL,
  ADD COLUMN project_position integer NOT NULL DEFAULT 0,
  ADD COLUMN room text CHECK (room IN ('living', 'kitchen', 'bedroom', 'bathroom', 'dining', 'foyer', 'balcony',
    'study', 'pooja', 'outdoor', 'office', 'shop', 'other')),
  ADD COLUMN shows text CHECK (shows IN ('before', 'after'));
CREATE INDEX portfolio_item_project ON portfolio_item (project_id, project_position) WHERE project_id IS NOT NULL;

-- Vendors that supplied a project.
CREATE TABLE project_supplier (
  project_id bigint NOT NULL REFERENCES project ON DELETE CASCADE,
  vendor_id bigint NOT NULL REFERENCES vendor_profile ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 20),
  PRIMARY KEY (project_id, vendor_id)
);
CREATE INDEX project_supplier_vendor ON project_supplier (vendor_id);

ALTER TABLE connection_request ADD COLUMN project_id bigint REFERENCES project ON DELETE SET NULL;
CREATE INDEX connection_request_project ON connection_request (project_id) WHERE project_id IS NOT NULL;

-- A project is public data of its firm.
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES ('designer', 'designer_id'), ('vendor', 'vendor_id')) AS k (kind, id_column),
      (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e (event, version)
  LOOP
    EXECUTE format(
      'CREATE TRIGGER %1$I AFTER %2$s ON project REFERENCING %3$s TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION note_public_change(%4$L, %5$L)',
      format('project_%s_public_change_%s', watched.kind, lower(watched.event)),
      watched.event, watched.version, watched.kind, watched.id_column);
  END LOOP;
END $$;

-- So is who supplied it: a firm's page shows the names of vendors while they are public.
CREATE FUNCTION note_supplied_projects(vendor_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public_change (kind, subject_id)
    SELECT 'designer', pr.designer_id FROM project_supplier s JOIN project pr ON pr.id = s.project_id
      WHERE s.vendor_id = ANY (vendor_ids) AND pr.designer_id IS NOT NULL
    UNION SELECT 'vendor', pr.vendor_id FROM project_supplier s JOIN project pr ON pr.id = s.project_id
      WHERE s.vendor_id = ANY (vendor_ids) AND pr.vendor_id IS NOT NULL
    ON CONFLICT DO NOTHING
$$;
CREATE FUNCTION note_supplier_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_supplied_projects(ARRAY[OLD.id]);
  RETURN OLD;
END $$;
CREATE TRIGGER vendor_profile_supplier_change AFTER UPDATE ON vendor_profile FOR EACH ROW
  WHEN ((OLD.company_name, OLD.city, OLD.is_verified, OLD.is_active)
    IS DISTINCT FROM (NEW.company_name, NEW.city, NEW.is_verified, NEW.is_active))
  EXECUTE FUNCTION note_supplier_change();
-- Before the projects forget it.
CREATE TRIGGER vendor_profile_supplier_removal BEFORE DELETE ON vendor_profile FOR EACH ROW
  EXECUTE FUNCTION note_supplier_change();

-- Projects can be saved.
ALTER TABLE board_item
  ADD COLUMN project_id bigint REFERENCES project ON DELETE SET NULL,
  DROP CONSTRAINT board_item_kind_check,
  ADD CONSTRAINT board_item_kind_check CHECK (kind IN ('designer', 'vendor', 'project', 'picture', 'post')),
  ADD CONSTRAINT board_item_project CHECK (project_id IS NULL OR (kind = 'project' AND project_id = thing_id));
CREATE INDEX board_item_project ON board_item (project_id) WHERE project_id IS NOT NULL;
