-- Smaller copies of a picture in several formats, and the order in which a firm shows its portfolio.

ALTER TABLE media_variant ADD COLUMN format text NOT NULL DEFAULT 'webp' CHECK (format IN ('webp', 'avif'));
ALTER TABLE media_variant ALTER COLUMN format DROP DEFAULT;
ALTER TABLE media_variant DROP CONSTRAINT media_variant_pkey;
ALTER TABLE media_variant ADD PRIMARY KEY (sha256, width, format);
-- A removal asks which of its blobs are the copy of another picture.
CREATE INDEX media_variant_blob ON media_variant (blob_sha256);

-- Null until the job has made the copies: a copy that is missing then will not be made any more.
ALTER TABLE media ADD COLUMN copies_made_at timestamptz;

-- Lowest first, and among equals the newest. A new item has 0, so it comes before those that were put in order.
ALTER TABLE portfolio_item ADD COLUMN position integer NOT NULL DEFAULT 0 CHECK (position >= 0);
DROP INDEX portfolio_item_designer, portfolio_item_vendor;
CREATE INDEX portfolio_item_designer ON portfolio_item (designer_id, position, created_at DESC, id DESC);
CREATE INDEX portfolio_item_vendor ON portfolio_item (vendor_id, position, created_at DESC, id DESC);
