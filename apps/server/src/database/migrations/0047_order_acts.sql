-- What has happened to an order since it was placed, act by act. Its state, what is owed for it and the money that has to
-- move are read from these rows and stand nowhere else. A process from before this migration writes none.
CREATE TABLE order_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
  -- Counted from 1 for each order.
  position integer NOT NULL,
  -- Chosen by whoever does the act: sent again with the same key it is the same act.
  key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pick', 'ship', 'deliver', 'cancel', 'return', 'credit')),
  -- Of a shipment: null where the goods left without a parcel.
  carrier text,
  tracking_number text NOT NULL DEFAULT '',
  -- Where the parcel can be followed; empty: nowhere.
  tracking_url text NOT NULL DEFAULT '',
  -- Of a delivery: which of the shipments, counted from 1.
  shipment integer,
  -- Of a return.
  ground text CHECK (ground IN ('withdrawal', 'complaint', 'goodwill')),
  is_restocked boolean NOT NULL DEFAULT false,
  -- Of a credit.
  amount_ore integer CHECK (amount_ore > 0),
  -- Who did it, as the shop knows them; empty: a command.
  done_by text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the buyer was written to about it.
  mailed_at timestamptz,
  UNIQUE (order_id, position),
  UNIQUE (order_id, key),
  CHECK ((kind = 'deliver') = (shipment IS NOT NULL)),
  CHECK ((kind = 'return') = (ground IS NOT NULL)),
  CHECK ((kind = 'credit') = (amount_ore IS NOT NULL))
);

CREATE TABLE order_act_line (
  act_id bigint NOT NULL REFERENCES order_act (id) ON DELETE CASCADE,
  position integer NOT NULL,
  line_id bigint NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (act_id, position)
);
CREATE INDEX order_act_line_line ON order_act_line (line_id);

-- Numbers that are given without gaps: the row is locked until the transaction that takes one ends.
CREATE TABLE number_series (
  name text PRIMARY KEY,
  last integer NOT NULL
);
INSERT INTO number_series (name, last) VALUES ('credit-note', 0);

-- What an act took off what had been charged, part by part, as it was told to the buyer.
CREATE TABLE credit_note (
  number integer PRIMARY KEY,
  act_id bigint NOT NULL UNIQUE REFERENCES order_act (id),
  total_ore integer NOT NULL CHECK (total_ore > 0),
  -- The VAT within the total.
  vat_ore integer NOT NULL,
  parts jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- What the cheapest standard delivery would have cost, which is all of the delivery that a withdrawal gives back; null for
-- orders from before: all of it.
ALTER TABLE "order" ADD COLUMN standard_delivery_ore integer;
