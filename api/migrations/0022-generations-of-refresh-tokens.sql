-- How many refreshes lie before a token. Uses within the time of reuse give several tokens of one generation: copies of
-- each other, of which one holder uses one only. Null: issued by a process of the version before.
ALTER TABLE refresh_token ADD COLUMN generation integer CHECK (generation >= 0);
CREATE INDEX refresh_token_generation ON refresh_token (session_id, generation);
DROP INDEX refresh_token_session;
