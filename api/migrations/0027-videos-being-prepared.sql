-- Videos that are converted after the request that sent them. The upload itself is in the blob store.
CREATE TABLE portfolio_upload (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  upload_sha256 text NOT NULL,
  -- Since when it is worked on.
  started_at timestamptz,
  -- The code of the reason why it cannot become an item; it then waits for nothing but its owner to read it.
  problem text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX portfolio_upload_account ON portfolio_upload (account_id, id);
CREATE INDEX portfolio_upload_sha256 ON portfolio_upload (upload_sha256);
-- As every table of an account: nothing is written for one that has ended.
CREATE TRIGGER portfolio_upload_of_live_account AFTER INSERT ON portfolio_upload REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');
