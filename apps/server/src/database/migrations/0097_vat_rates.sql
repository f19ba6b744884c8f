-- The rate that the feed of a product tells; null = nobody told, and the rule of its category counts.
ALTER TABLE product ADD COLUMN told_vat_percent integer CHECK (told_vat_percent BETWEEN 0 AND 100);

-- The rates of categories, with all that lies below them.
CREATE TABLE vat_rule (
  category_path text PRIMARY KEY,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100)
);
