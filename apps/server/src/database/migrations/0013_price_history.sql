-- What every product has cost, and when: the price that a customer was asked for, which is none while it is hidden or
-- the product is gone. Written by itself, so that no import and no change by hand can forget it.
CREATE TABLE price_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  price_ore integer NOT NULL CHECK (price_ore >= 0),
  valid_from timestamptz NOT NULL DEFAULT now(),
  -- Null: it is the price now.
  valid_to timestamptz CHECK (valid_to >= valid_from)
);
CREATE INDEX price_history_product ON price_history (product_id, valid_from);
CREATE UNIQUE INDEX price_history_now ON price_history (product_id) WHERE valid_to IS NULL;

CREATE FUNCTION asked_price(price_ore integer, is_hidden boolean, removed_at timestamptz) RETURNS integer
  LANGUAGE sql IMMUTABLE
  AS $$ SELECT CASE WHEN is_hidden OR removed_at IS NOT NULL THEN NULL ELSE price_ore END $$;

-- From when the history begins, nothing is known of the time before.
INSERT INTO price_history (product_id, price_ore) 
  SELECT id, price_ore FROM product WHERE asked_price(price_ore, price_hidden, removed_at) IS NOT NULL;

CREATE FUNCTION record_first_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (product_id, price_ore)
    SELECT id, price_ore FROM added WHERE asked_price(price_ore, price_hidden, removed_at) IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER product_first_price AFTER INSERT ON product
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_first_price();

CREATE FUNCTION record_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  price integer := asked_price(NEW.price_ore, NEW.price_hidden, NEW.removed_at);
BEGIN
  -- A price that was set and changed in one transaction was never asked of anybody.
  DELETE FROM price_history WHERE product_id = NEW.id AND valid_to IS NULL AND valid_from = now();
  UPDATE price_history SET valid_to = now() WHERE product_id = NEW.id AND valid_to IS NULL;
  IF price IS NOT NULL THEN
    INSERT INTO price_history (product_id, price_ore) VALUES (NEW.id, price);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_price_change AFTER UPDATE OF price_ore, price_hidden, removed_at ON product
  FOR EACH ROW WHEN (asked_price(OLD.price_ore, OLD.price_hidden, OLD.removed_at)
    IS DISTINCT FROM asked_price(NEW.price_ore, NEW.price_hidden, NEW.removed_at))
  EXECUTE FUNCTION record_price_change();

-- The lowest price of the 30 days before a moment, or since the product came if that is shorter; null = nothing is known.
CREATE FUNCTION lowest_price_before(of_product integer, moment timestamptz) RETURNS integer LANGUAGE sql STABLE
  AS $$ SELECT min(price_ore) FROM price_history
    WHERE product_id = of_product AND valid_from < moment AND (valid_to IS NULL OR valid_to > moment - interval '30 days') $$;

-- Notes with a reduction the lowest price of the 30 days before it. A reduction that goes further keeps the price from
-- before its first step; one that becomes smaller is a new one. Who writes the lowest price vouches for it.
CREATE FUNCTION note_lowest_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_reduced boolean := coalesce(OLD.prior_price_ore > OLD.price_ore, false);
BEGIN
  IF NEW.lowest_prior_price_ore IS NOT NULL AND NEW.lowest_prior_price_ore IS DISTINCT FROM OLD.lowest_prior_price_ore THEN
    RETURN NEW;
  END IF;
  IF NOT coalesce(NEW.prior_price_ore > NEW.price_ore, false) THEN
    NEW.lowest_prior_price_ore := NULL;
  ELSIF NOT was_reduced OR NEW.price_ore > OLD.price_ore THEN
    NEW.lowest_prior_price_ore := least(lowest_price_before(NEW.id, now()), NEW.prior_price_ore);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER product_lowest_price BEFORE UPDATE OF price_ore, prior_price_ore, lowest_prior_price_ore ON product
  FOR EACH ROW WHEN (OLD.price_ore IS DISTINCT FROM NEW.price_ore OR OLD.prior_price_ore IS DISTINCT FROM NEW.prior_price_ore)
  EXECUTE FUNCTION note_lowest_price();
