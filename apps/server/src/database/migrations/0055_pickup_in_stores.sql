-- What is fetched in a store comes from that store's own stock, which stands apart from the one that parcels come from.
ALTER TABLE "order" ADD COLUMN store_id integer;
ALTER TABLE stock_reservation ADD COLUMN store_id integer;
-- Null: the stock that parcels come from, whose rows sum up to the product's.
ALTER TABLE stock_ledger ADD COLUMN store_id integer;

-- When a store is open, as service_point.hours has it; null = not told.
ALTER TABLE store ADD COLUMN hours jsonb;
COMMENT ON COLUMN delivery_type.places_from IS
  'Who names the places: list, stores (those that have all of the goods), or a carrier; empty = its own shipping options.';
