-- What the file of the stores' stock calls a store; null = its name in shop.json.
ALTER TABLE store ADD COLUMN code text;

-- What an import brought: the products of a source, or what each store has.
ALTER TABLE import_run ADD COLUMN kind text NOT NULL DEFAULT 'products' CHECK (kind IN ('products', 'store-stock'));

-- From here on the ledger's rows of a product in a store sum up to what the store has, as those without a store always did.
INSERT INTO stock_ledger (product_id, change, reason, store_id)
SELECT coalesce(s.product_id, l.product_id), coalesce(s.quantity, 0) - coalesce(l.change, 0), 'correction',
  coalesce(s.store_id, l.store_id)
FROM store_stock s FULL JOIN (
  SELECT product_id, store_id, sum(change)::integer AS change FROM stock_ledger WHERE store_id IS NOT NULL GROUP BY 1, 2
) l ON l.product_id = s.product_id AND l.store_id = s.store_id
WHERE coalesce(s.quantity, 0) <> coalesce(l.change, 0);

CREATE INDEX IF NOT EXISTS stock_reservation_store ON stock_reservation (store_id) WHERE store_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS order_store ON "order" (store_id) WHERE store_id IS NOT NULL;
