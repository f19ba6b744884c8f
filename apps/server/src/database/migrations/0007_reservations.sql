-- Stock that is kept for a payment under way. What is kept has left product.stock already.
CREATE TABLE stock_reservation (
  -- Payments are kept for ever: what one of them keeps must not vanish with it.
  payment_id bigint NOT NULL REFERENCES payment (id),
  product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (payment_id, product_id)
);
CREATE INDEX stock_reservation_product ON stock_reservation (product_id);

-- Until when the payment keeps its stock; null while it keeps none.
ALTER TABLE payment ADD COLUMN reserved_until timestamptz;

ALTER TABLE stock_ledger DROP CONSTRAINT stock_ledger_reason_check;
ALTER TABLE stock_ledger ADD CONSTRAINT stock_ledger_reason_check
  CHECK (reason IN ('import', 'order', 'correction', 'return', 'reservation', 'release', 'cancellation'));
ALTER TABLE stock_ledger ADD COLUMN payment_id bigint REFERENCES payment (id);

-- A gift card is a code with a balance: value is what it was issued with, left_ore what is left on it.
ALTER TABLE discount DROP CONSTRAINT discount_kind_check;
ALTER TABLE discount ADD CONSTRAINT discount_kind_check CHECK (kind IN ('percent', 'amount', 'gift_card'));
ALTER TABLE discount ADD COLUMN left_ore integer;
ALTER TABLE discount ADD CONSTRAINT gift_card_balance
  CHECK (CASE WHEN kind = 'gift_card' THEN left_ore IS NOT NULL AND left_ore >= 0 ELSE left_ore IS NULL END);

-- Every change of a gift card's balance; the rows of a card sum up to what is left on it.
CREATE TABLE gift_card_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  discount_id integer NOT NULL REFERENCES discount (id),
  change_ore integer NOT NULL CHECK (change_ore <> 0),
  reason text NOT NULL CHECK (reason IN ('issue', 'use', 'release', 'correction')),
  order_id integer REFERENCES "order" (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gift_card_ledger_card ON gift_card_ledger (discount_id);
-- An order uses a card once and gives it back once.
CREATE UNIQUE INDEX gift_card_ledger_once ON gift_card_ledger (discount_id, order_id, reason)
  WHERE reason IN ('use', 'release');

CREATE FUNCTION issue_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gift_card_ledger (discount_id, change_ore, reason) VALUES (NEW.id, NEW.left_ore, 'issue');
  RETURN NULL;
END $$;
CREATE TRIGGER gift_card_issued AFTER INSERT ON discount
  FOR EACH ROW WHEN (NEW.kind = 'gift_card' AND NEW.left_ore <> 0) EXECUTE FUNCTION issue_gift_card();
