-- Which firms' public data has changed, for servers that keep rendered pages. Triggers write it, so that no writer
-- can forget it.
CREATE TABLE public_change (
  -- The transaction of the change: a reader sees from it which changes were not committed when it read last.
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind text NOT NULL CHECK (kind IN ('designer', 'architect', 'vendor')),
  subject_id bigint NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (xact, kind, subject_id)
);
CREATE INDEX public_change_changed_at ON public_change (changed_at);

-- Arguments: the kind of subject, and the column of the changed table that holds its id.
CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO public_change (kind, subject_id)
     SELECT DISTINCT %1$L, %2$I FROM changed WHERE %2$I IS NOT NULL ON CONFLICT DO NOTHING',
    TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;

-- An account's name and picture are shown on its firm's pages.
CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_change (kind, subject_id)
    SELECT 'designer', p.id FROM changed c JOIN designer_profile p ON p.account_id = c.id
    UNION SELECT 'vendor', p.id FROM changed c JOIN vendor_profile p ON p.account_id = c.id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER account_public_change AFTER UPDATE ON account
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_account_change();

DO $$
DECLARE
  watched record;
  event record;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES
      ('designer_profile', 'designer', 'id'),
      ('vendor_profile', 'vendor', 'id'),
      ('instagram_post', 'designer', 'designer_id'),
      ('instagram_post', 'vendor', 'vendor_id'),
      ('featured_link', 'designer', 'designer_id'),
      ('featured_link', 'vendor', 'vendor_id'),
      ('portfolio_item', 'designer', 'designer_id'),
      ('portfolio_item', 'vendor', 'vendor_id'),
      ('principal_architect', 'designer', 'designer_id'),
      ('principal_architect', 'architect', 'id'),
      ('vendor_review', 'vendor', 'vendor_id')
    ) AS w (table_name, kind, id_column)
  LOOP
    FOR event IN
      SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e (name, version)
    LOOP
      EXECUTE format(
        'CREATE TRIGGER %1$I AFTER %2$s ON %3$I REFERENCING %4$s TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION note_public_change(%5$L, %6$L)',
        format('%s_%s_public_change_%s', watched.table_name, watched.kind, lower(event.name)),
        event.name, watched.table_name, event.version, watched.kind, watched.id_column);
    END LOOP;
  END LOOP;
END $$;
