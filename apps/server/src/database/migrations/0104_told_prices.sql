-- What the feed of a product told last. A price that was set in the shop stands until the feed tells another one. Null: the
-- feed told none, or it is not known what it told before the price was set.
ALTER TABLE product ADD COLUMN told_price_ore integer CHECK (told_price_ore >= 0);
ALTER TABLE product ADD COLUMN told_prior_price_ore integer CHECK (told_prior_price_ore >= 0);

-- Until now every price that differs from what was set at the desk last came with a feed.
WITH set_last AS (
  SELECT DISTINCT ON (details->>'product') (details->>'product')::integer AS product_id,
    (details->>'to')::integer AS price_ore, (details->>'prior')::integer AS prior_price_ore
  FROM operator_log WHERE event = 'price' ORDER BY details->>'product', id DESC
)
UPDATE product p SET told_price_ore = p.price_ore, told_prior_price_ore = p.prior_price_ore
WHERE p.price_ore IS NOT NULL AND NOT EXISTS (
  SELECT FROM set_last s WHERE s.product_id = p.id AND s.price_ore = p.price_ore
    AND s.prior_price_ore IS NOT DISTINCT FROM p.prior_price_ore
);
