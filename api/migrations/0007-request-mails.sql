-- When the firm was mailed about a request: one mail a day for one client, however often that client connects.
ALTER TABLE connection_request ADD COLUMN firm_mailed_at timestamptz;
