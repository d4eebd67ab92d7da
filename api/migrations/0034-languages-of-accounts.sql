-- The language that an account's mails are in, and its pages: a code of the shell's languages. Code of before knows only English.
ALTER TABLE account ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi'));
