-- requires: 0040-conversations.sql
-- What accounts are told of and read later, and what of it they want.
CREATE TABLE notification (
  -- an entry that others of its kind gather in is written again, so that the newest has the highest id
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  event text NOT NULL CHECK (event ~ '^[a-z-]{1,40}$'),
  -- the id of what it is about; its event says of what
  subject bigint NOT NULL,
  -- whose doing it is; null: the site's, or the account was erased. Names are looked up, and never stored here.
  actor_id bigint REFERENCES account ON DELETE SET NULL,
  data jsonb NOT NULL DEFAULT '{}',
  -- how many it gathers
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
CREATE INDEX notification_account ON notification (account_id, id DESC);
CREATE INDEX notification_unread ON notification (account_id, event, subject) WHERE read_at IS NULL;
CREATE INDEX notification_read ON notification (read_at) WHERE read_at IS NOT NULL;
CREATE INDEX notification_actor ON notification (actor_id) WHERE actor_id IS NOT NULL;
CREATE TRIGGER notification_of_live_account AFTER INSERT ON notification REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');

CREATE TABLE notification_setting (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- the kinds that are not wanted on the site, and by mail
  off_site text[] NOT NULL DEFAULT '{}',
  off_mail text[] NOT NULL DEFAULT '{}',
  -- hours in India between which mails wait; none where both are the same
  quiet_from smallint NOT NULL DEFAULT 22 CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to smallint NOT NULL DEFAULT 8 CHECK (quiet_to BETWEEN 0 AND 23)
);
CREATE TRIGGER notification_setting_of_live_account AFTER INSERT ON notification_setting
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ended_accounts('account_id');
-- email_preference stays for processes of the version before, and goes with the next one.
INSERT INTO notification_setting (account_id, off_mail, quiet_from, quiet_to)
  SELECT p.account_id,
    array_remove(ARRAY[CASE WHEN NOT requests THEN 'requests' END, CASE WHEN NOT reviews THEN 'reviews' END,
      CASE WHEN NOT messages THEN 'messages' END], NULL),
    CASE WHEN at_night THEN 0 ELSE 22 END, CASE WHEN at_night THEN 0 ELSE 8 END
  FROM email_preference p JOIN account a ON a.id = p.account_id WHERE a.deactivated_at IS NULL;

-- Signs the links that end a kind of mails. Jobs and requests write mails, and both have the database.
CREATE TABLE mail_link_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO mail_link_key DEFAULT VALUES;

-- the address that ends mails of this kind, for its headers
ALTER TABLE mail ADD COLUMN end_url text;

-- when another person than its owner first used the page
ALTER TABLE board_link ADD COLUMN opened_at timestamptz;
