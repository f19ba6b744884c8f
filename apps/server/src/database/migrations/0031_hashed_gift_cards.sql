-- The code of a gift card is money: only a hash of it is kept. Spaces, hyphens and capitals do not matter.
CREATE FUNCTION gift_card_hash(code text) RETURNS bytea
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT sha256(convert_to(regexp_replace(upper(code), '[[:space:]-]', '', 'g'), 'UTF8')) $$;

-- What a gift card is called where its code stood. A process from before this migration still takes it for a code, so
-- that nobody may guess it.
CREATE FUNCTION gift_card_name(id integer) RETURNS text
  LANGUAGE sql VOLATILE STRICT
  AS $$ SELECT upper('CARD-' || id || '-' || right(gen_random_uuid()::text, 12)) $$;

-- Null for codes that are told to everybody.
ALTER TABLE discount ADD COLUMN code_hash bytea UNIQUE;

-- What the cart of a session shows of a gift card, as it was typed; gone with the cart.
ALTER TABLE session_discount ADD COLUMN typed text;
UPDATE session_discount s SET typed = d.code FROM discount d WHERE d.id = s.discount_id AND d.kind = 'gift_card';

-- Old codes may differ in a hyphen or a space only. The first card, by its number, gets the hash of the code as it is
-- normalised; each other one that of its very code with its number, which nobody types: its balance stays, to be
-- moved to a new card by hand. A code of another kind stays as it is and is no card.
CREATE TEMPORARY TABLE old_card ON COMMIT DROP AS
  SELECT id, code, gift_card_name(id) AS name,
    CASE WHEN row_number() OVER (PARTITION BY gift_card_hash(code) ORDER BY left_ore = 0, id) = 1
      THEN gift_card_hash(code) ELSE sha256(convert_to(code || ' ' || id, 'UTF8')) END AS code_hash
  FROM discount WHERE kind = 'gift_card';

UPDATE discount_use u SET code = c.name,
    label = CASE WHEN gift_card_hash(u.label) = gift_card_hash(c.code) THEN 'Presentkort' ELSE u.label END
  FROM old_card c WHERE u.discount_id = c.id;
-- Requests for offers noted the code without its card.
UPDATE discount_use u SET code = c.name,
    label = CASE WHEN gift_card_hash(u.label) = gift_card_hash(c.code) THEN 'Presentkort' ELSE u.label END
  FROM old_card c WHERE u.discount_id IS NULL AND u.code = c.code;
UPDATE discount d SET code_hash = c.code_hash, code = c.name,
    label = CASE WHEN gift_card_hash(d.label) = gift_card_hash(c.code) THEN 'Presentkort' ELSE d.label END
  FROM old_card c WHERE c.id = d.id;

-- Whoever writes a gift card by its code writes a hash: the row is called by its number.
CREATE FUNCTION hash_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.code_hash := gift_card_hash(NEW.code);
  IF gift_card_hash(NEW.label) = NEW.code_hash THEN NEW.label := 'Presentkort'; END IF;
  NEW.code := gift_card_name(NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER gift_card_hashed BEFORE INSERT ON discount
  FOR EACH ROW WHEN (NEW.kind = 'gift_card' AND NEW.code_hash IS NULL) EXECUTE FUNCTION hash_gift_card();
ALTER TABLE discount ADD CONSTRAINT gift_card_hashed CHECK ((kind = 'gift_card') = (code_hash IS NOT NULL));
