-- A video that takes minutes to convert waits in another line than one that takes seconds.
ALTER TABLE portfolio_upload ADD COLUMN is_long boolean NOT NULL DEFAULT false;
