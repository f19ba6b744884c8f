-- contract: words of products are looked for in memory; the version before finds by its columns what was written until now
-- What the search of the database stood on is no longer worked out for a product that is written, and no longer looked up
-- in. The columns and their functions can be taken away once no such version may run beside this one.
DROP INDEX product_search;
DROP INDEX product_search_letters;
DROP INDEX product_family;
ALTER TABLE product
  ALTER COLUMN search_vector DROP EXPRESSION,
  ALTER COLUMN name_letters DROP EXPRESSION,
  ALTER COLUMN name_letters DROP NOT NULL,
  ALTER COLUMN search_letters DROP EXPRESSION,
  ALTER COLUMN search_letters DROP NOT NULL;
