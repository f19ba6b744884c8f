-- What shop.json names keeps its row from one reading to the next, and is withdrawn when the file no longer names it.
ALTER TABLE delivery_type ADD COLUMN key text UNIQUE;
ALTER TABLE store ADD COLUMN key text UNIQUE;
ALTER TABLE store ADD COLUMN active boolean NOT NULL DEFAULT true;
-- Codes that a command has made are none of the file's.
ALTER TABLE discount ADD COLUMN of_file boolean NOT NULL DEFAULT false;
-- What search engines show of a page; empty: its first words.
ALTER TABLE content_page ADD COLUMN description text NOT NULL DEFAULT '';
