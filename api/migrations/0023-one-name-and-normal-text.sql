-- A person with one name has no last name.
ALTER TABLE connection_request DROP CONSTRAINT connection_request_last_name_check,
  ADD CHECK (length(last_name) <= 150);

-- Texts are stored in NFC, in which a letter is the same whichever way a keyboard sends it. A few letters, such as the
-- one-character ड़, are longer in it, so that a text of full length loses its end.
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('account', 'first_name', 150), ('account', 'last_name', 150), ('account', 'bio', 5000),
    ('designer_profile', 'city', 150), ('designer_profile', 'head_office_address', 500),
    ('designer_profile', 'spoc_name', 150), ('designer_profile', 'bio', 5000),
    ('vendor_profile', 'city', 150), ('vendor_profile', 'head_office_address', 500),
    ('vendor_profile', 'spoc_name', 150), ('vendor_profile', 'bio', 5000),
    ('vendor_profile', 'service_areas', 1000), ('vendor_profile', 'lead_time', 300),
    ('instagram_post', 'caption', 5000), ('featured_link', 'title', 300),
    ('principal_architect', 'name', 150), ('principal_architect', 'bio', 5000),
    ('portfolio_item', 'title', 200), ('portfolio_item', 'description', 5000),
    ('connection_request', 'first_name', 150), ('connection_request', 'last_name', 150),
    ('connection_request', 'project_description', 5000),
    ('vendor_review', 'title', 200), ('vendor_review', 'review_text', 5000),
    ('vendor_review', 'answer_text', 5000), ('review_report', 'report_text', 2000)
  ) AS places (held_in, name, longest) LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = left(normalize(%2$I, NFC), %3$s) WHERE %2$I IS NOT NFC NORMALIZED',
      place.held_in, place.name, place.longest);
  END LOOP;
END $$;
