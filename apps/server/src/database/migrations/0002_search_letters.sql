-- A search for parts of words looks at every product that its index names; the letters are worked out once, not then.
ALTER TABLE product
  ADD COLUMN name_letters text NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
  ADD COLUMN search_letters text NOT NULL GENERATED ALWAYS AS (fold(search_words)) STORED;
DROP INDEX product_search_letters;
CREATE INDEX product_search_letters ON product USING gin (search_letters gin_trgm_ops);
