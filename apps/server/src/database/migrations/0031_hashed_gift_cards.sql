-- The code of a gift card is money: only a hash of it is kept. Spaces, hyphens and capitals do not matter.
CREATE FUNCTION gift_card_hash(code text) RETURNS bytea
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT sha256(convert_to(regexp_replace(upper(code), '[[:space:]-]', '', 'g'), 'UTF8')) $$;

-- Null for codes that are told to everybody.
ALTER TABLE discount ADD COLUMN code_hash bytea UNIQUE;

-- What the cart of a session shows of a gift card, as it was typed; gone with the cart.
ALTER TABLE session_discount ADD COLUMN typed text;
UPDATE session_discount s SET typed = d.code FROM discount d WHERE d.id = s.discount_id AND d.kind = 'gift_card';

UPDATE discount_use u SET code = 'CARD-' || d.id FROM discount d WHERE d.id = u.discount_id AND d.kind = 'gift_card';
-- Requests for offers noted the code without its card.
UPDATE discount_use u SET code = 'CARD-' || d.id
  FROM discount d WHERE u.discount_id IS NULL AND d.code = u.code AND d.kind = 'gift_card';
UPDATE discount SET code_hash = gift_card_hash(code), code = 'CARD-' || id WHERE kind = 'gift_card';

-- Whoever writes a gift card by its code writes a hash: the row is called by its number.
CREATE FUNCTION hash_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.code_hash := gift_card_hash(NEW.code);
  NEW.code := 'CARD-' || NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER gift_card_hashed BEFORE INSERT ON discount
  FOR EACH ROW WHEN (NEW.kind = 'gift_card' AND NEW.code_hash IS NULL) EXECUTE FUNCTION hash_gift_card();
ALTER TABLE discount ADD CONSTRAINT gift_card_hashed CHECK ((kind = 'gift_card') = (code_hash IS NOT NULL));
