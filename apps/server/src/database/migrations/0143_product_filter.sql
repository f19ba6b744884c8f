-- contract: what a product is found by in filters is one row; the version before finds by what was there before
-- A row for each value of each product, with two indexes and two references, was what an import took longest for, and
-- nobody ever read one by itself. The two tables can be taken away once no such version may run beside this one.
CREATE TABLE product_filter (
  product_id integer PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  -- Ids of spec_value and of color_value, ascending.
  spec_value_ids integer[] NOT NULL DEFAULT '{}',
  color_value_ids integer[] NOT NULL DEFAULT '{}'
);
INSERT INTO product_filter (product_id, spec_value_ids, color_value_ids)
SELECT product_id, coalesce(spec.ids, '{}'), coalesce(colour.ids, '{}')
FROM (SELECT product_id, array_agg(value_id ORDER BY value_id) AS ids FROM product_spec GROUP BY product_id) spec
  FULL JOIN (SELECT product_id, array_agg(color_value_id ORDER BY color_value_id) AS ids FROM product_color
    GROUP BY product_id) colour USING (product_id);
