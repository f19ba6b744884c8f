-- Tokens of programs that do what operators do. Only a hash of each is kept.
CREATE TABLE api_token (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- Its first signs, by which a person tells it from others.
  prefix text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  -- To the minute.
  last_used_at timestamptz
);

-- When something last happened to an order, for those who ask what is new. Orders from before have changed now.
ALTER TABLE "order" ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE "order" ALTER COLUMN changed_at SET DEFAULT clock_timestamp();
CREATE INDEX order_changed ON "order" (changed_at, id);

CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER order_changed BEFORE UPDATE OF state ON "order"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION note_order_change();

CREATE FUNCTION note_change_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "order" SET changed_at = clock_timestamp() WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_act_changes AFTER INSERT ON order_act FOR EACH ROW EXECUTE FUNCTION note_change_of_order();
CREATE TRIGGER money_noted_changes AFTER INSERT ON money_move
  FOR EACH ROW WHEN (NEW.done_at IS NOT NULL) EXECUTE FUNCTION note_change_of_order();
CREATE TRIGGER money_done_changes AFTER UPDATE OF done_at ON money_move
  FOR EACH ROW WHEN (OLD.done_at IS NULL AND NEW.done_at IS NOT NULL) EXECUTE FUNCTION note_change_of_order();
