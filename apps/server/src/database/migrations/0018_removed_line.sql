-- The line that a visitor took away last, and its product or variant: put back, it stands where it stood.
ALTER TABLE session ADD COLUMN removed_line_id bigint;
ALTER TABLE session ADD COLUMN removed_product_id integer;
