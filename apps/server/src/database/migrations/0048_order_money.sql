-- Money of an order that has to move: written before the provider is asked and done once it has confirmed, so that a
-- process that is killed in between asks again with the same key. What went wrong stands here.
CREATE TABLE money_move (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('capture', 'refund', 'release', 'cards-back')),
  amount_ore integer NOT NULL CHECK (amount_ore > 0),
  -- The acts of the order that it was reckoned from.
  acts integer NOT NULL,
  -- What the provider knows it by.
  key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  tries integer NOT NULL DEFAULT 0,
  -- Set while somebody asks the provider.
  claimed_at timestamptz,
  -- Why the last try failed; empty: it did not.
  problem text NOT NULL DEFAULT '',
  -- The provider has said no, so that nothing was moved: the next try reckons anew what has to.
  is_refused boolean NOT NULL DEFAULT false,
  -- Of a capture: what the provider calls it.
  provider_id text,
  -- Of a refund: the capture that it is paid back of; null where all was taken at once.
  capture_id bigint REFERENCES money_move (id),
  done_at timestamptz,
  -- Done outside of the shop, and only noted.
  by_hand boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX money_move_order ON money_move (order_id);
-- One at a time for each order.
CREATE UNIQUE INDEX money_move_waiting ON money_move (order_id) WHERE done_at IS NULL;

ALTER TABLE payment_ledger ADD COLUMN move_id bigint UNIQUE REFERENCES money_move (id);
ALTER TABLE payment_ledger DROP CONSTRAINT payment_ledger_kind_check;
ALTER TABLE payment_ledger ADD CONSTRAINT payment_ledger_kind_check
  CHECK (kind IN ('authorise', 'capture', 'void', 'mismatch', 'refund', 'release'));
-- What is taken as a whole is taken once; parts of it are told apart by their moves.
DROP INDEX payment_ledger_once;
CREATE UNIQUE INDEX payment_ledger_once ON payment_ledger (payment_id, kind)
  WHERE kind IN ('authorise', 'capture', 'void') AND move_id IS NULL;

-- A card gets back what an order no longer costs, in as many parts as it takes.
ALTER TABLE gift_card_ledger ADD COLUMN move_id bigint REFERENCES money_move (id);
ALTER TABLE gift_card_ledger DROP CONSTRAINT gift_card_ledger_reason_check;
ALTER TABLE gift_card_ledger ADD CONSTRAINT gift_card_ledger_reason_check
  CHECK (reason IN ('issue', 'use', 'release', 'correction', 'refund'));
CREATE UNIQUE INDEX gift_card_ledger_moved ON gift_card_ledger (discount_id, move_id) WHERE move_id IS NOT NULL;

-- What the stand-ins for payment providers have done with the money that they hold.
CREATE TABLE stand_in_move (
  provider text NOT NULL,
  payment_id text NOT NULL,
  request_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('capture', 'refund', 'release')),
  amount_ore integer NOT NULL CHECK (amount_ore > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, payment_id, request_key)
);
