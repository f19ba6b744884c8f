-- Work that was given up and that the desk is done with: somebody had it tried again, or nothing more is to be done.
ALTER TABLE given_up_job ADD COLUMN ended_at timestamptz, ADD COLUMN ended_by integer REFERENCES operator (id);

-- Products that are not sold, whatever feeds say of them, and why; those that are recalled with what buyers are told
-- (regulation (EU) 2023/988, articles 35 and 36).
CREATE TABLE product_stop (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- For those who work in the shop.
  reason text NOT NULL,
  is_recall boolean NOT NULL DEFAULT false,
  -- Which pieces are recalled; empty: all.
  numbers text NOT NULL DEFAULT '',
  hazard text NOT NULL DEFAULT '',
  advice text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL DEFAULT now(),
  started_by integer REFERENCES operator (id),
  ended_at timestamptz,
  ended_by integer REFERENCES operator (id),
  CHECK (NOT is_recall OR hazard <> '' AND advice <> '')
);
CREATE UNIQUE INDEX product_stop_now ON product_stop (product_id) WHERE ended_at IS NULL;

-- Since when the product is not sold: whatever asks whether it can be bought asks the product alone.
ALTER TABLE product ADD COLUMN stopped_at timestamptz;
-- Who has bought a product, and what of it is not sent yet.
CREATE INDEX order_line_product ON order_line (product_id);
CREATE INDEX product_stopped ON product (stopped_at) WHERE stopped_at IS NOT NULL;
