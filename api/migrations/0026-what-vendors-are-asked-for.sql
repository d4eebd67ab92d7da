-- What a client asks a vendor for. '' in requests to designers, and in those to vendors from before.
ALTER TABLE connection_request
  ADD COLUMN item text NOT NULL DEFAULT '' CHECK (length(item) <= 200),
  ADD COLUMN quantity text NOT NULL DEFAULT '' CHECK (length(quantity) <= 100),
  ADD COLUMN delivery_place text NOT NULL DEFAULT '' CHECK (length(delivery_place) <= 200);
