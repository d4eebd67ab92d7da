-- What passes between the parties: connection requests and reviews of vendors.
CREATE TABLE connection_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  designer_id bigint REFERENCES designer_profile ON DELETE CASCADE,
  vendor_id bigint REFERENCES vendor_profile ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected', 'revoked')),
  first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 150),
  last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 150),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  phone text NOT NULL CHECK (length(phone) BETWEEN 1 AND 32),
  project_type text NOT NULL CHECK (project_type IN ('residential', 'commercial', 'retail', 'hospitality', 'other')),
  project_description text NOT NULL DEFAULT '' CHECK (length(project_description) <= 5000),
  budget bigint NOT NULL CHECK (budget >= 0),
  timeline text NOT NULL CHECK (length(timeline) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT connection_request_one_addressee CHECK (num_nonnulls(designer_id, vendor_id) = 1)
);
-- One active request per client and addressee (decisions.md, Requests).
CREATE UNIQUE INDEX connection_request_active_designer ON connection_request (client_id, designer_id)
  WHERE status IN ('pending', 'approved') AND designer_id IS NOT NULL;
CREATE UNIQUE INDEX connection_request_active_vendor ON connection_request (client_id, vendor_id)
  WHERE status IN ('pending', 'approved') AND vendor_id IS NOT NULL;
CREATE INDEX connection_request_client ON connection_request (client_id, created_at DESC);
CREATE INDEX connection_request_designer ON connection_request (designer_id, created_at DESC);
CREATE INDEX connection_request_vendor ON connection_request (vendor_id, created_at DESC);

CREATE TABLE vendor_review (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id bigint NOT NULL REFERENCES vendor_profile ON DELETE CASCADE,
  -- null once the reviewer's account was erased: the review stays, nameless
  reviewer_id bigint REFERENCES account ON DELETE SET NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  review_text text NOT NULL CHECK (length(review_text) BETWEEN 20 AND 5000),
  quality_rating integer NOT NULL CHECK (quality_rating BETWEEN 1 AND 5),
  delivery_rating integer NOT NULL CHECK (delivery_rating BETWEEN 1 AND 5),
  communication_rating integer NOT NULL CHECK (communication_rating BETWEEN 1 AND 5),
  value_rating integer NOT NULL CHECK (value_rating BETWEEN 1 AND 5),
  project_type text CHECK (project_type IN ('residential', 'commercial', 'hospitality', 'retail', 'office', 'other')),
  project_value bigint CHECK (project_value >= 0),
  would_recommend boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (vendor_id, reviewer_id)
);
CREATE INDEX vendor_review_vendor ON vendor_review (vendor_id, created_at DESC, id DESC);
CREATE INDEX vendor_review_reviewer ON vendor_review (reviewer_id);
