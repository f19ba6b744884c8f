-- How long a way of delivery takes (working days from when the goods leave the shop), where it goes and with how much.
ALTER TABLE delivery_type
  ADD COLUMN days_from smallint CHECK (days_from >= 0),
  ADD COLUMN days_to smallint CHECK (days_to >= days_from),
  ADD COLUMN heaviest_grams integer CHECK (heaviest_grams > 0),
  -- First digits of postal codes that it does not reach.
  ADD COLUMN not_to text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT delivery_days_both CHECK ((days_from IS NULL) = (days_to IS NULL));

-- What a way costs and takes in a case; the first row that holds counts, and without one the way's own price and days.
CREATE TABLE delivery_rate (
  delivery_type_id integer NOT NULL REFERENCES delivery_type (id) ON DELETE CASCADE,
  position integer NOT NULL,
  -- First digits of postal codes; empty = any.
  postal_codes text[] NOT NULL DEFAULT '{}',
  over_grams integer CHECK (over_grams >= 0),
  goods_from_ore integer CHECK (goods_from_ore >= 0),
  price_ore integer NOT NULL CHECK (price_ore >= 0),
  days_from smallint CHECK (days_from >= 0),
  days_to smallint CHECK (days_to >= days_from),
  PRIMARY KEY (delivery_type_id, position),
  CHECK ((days_from IS NULL) = (days_to IS NULL))
);

-- What a product weighs as it is sent; null = not known, and counts as nothing.
ALTER TABLE product ADD COLUMN weight_grams integer CHECK (weight_grams > 0);
