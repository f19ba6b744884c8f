-- Receivers of webhooks, as shop.json names them.
CREATE TABLE webhook_endpoint (
  name text PRIMARY KEY,
  address text NOT NULL,
  -- Types of events that it wants.
  events text[] NOT NULL,
  -- Since when nothing is sent: the receiver has answered that it is gone.
  disabled_at timestamptz,
  -- When the seller was last told that something could not be delivered.
  told_at timestamptz
);

-- What requests are signed with: made by the shop, and sealed. The newest first; one that ends still signs until then.
CREATE TABLE webhook_secret (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint text NOT NULL REFERENCES webhook_endpoint (name) ON DELETE CASCADE,
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz
);
CREATE INDEX webhook_secret_endpoint ON webhook_secret (endpoint);

-- What has happened, as receivers are told it: of goods and numbers, of no person.
CREATE TABLE webhook_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The same at every try: receivers know by it what they have heard before.
  message_id text NOT NULL UNIQUE DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhook_message_created ON webhook_message (created_at);

-- A message on its way to a receiver.
CREATE TABLE webhook_delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message bigint NOT NULL REFERENCES webhook_message (id) ON DELETE CASCADE,
  endpoint text NOT NULL REFERENCES webhook_endpoint (name) ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  -- When it is tried next; a try moves it a minute on before it sends, so that one that was killed is done again. Null:
  -- nothing is tried any more.
  due_at timestamptz DEFAULT now(),
  -- What the last try was answered; null: nothing.
  status integer,
  -- Why the last try failed; empty: it did not.
  problem text NOT NULL DEFAULT '',
  delivered_at timestamptz,
  given_up_at timestamptz,
  UNIQUE (message, endpoint)
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_delivery_given_up ON webhook_delivery (given_up_at) WHERE given_up_at IS NOT NULL;

CREATE FUNCTION is_webhook_wanted(of_type text) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT FROM webhook_endpoint WHERE of_type = ANY (events)) $$;

-- Writes a message to whoever wants it, in the transaction of what it tells of. What a disabled receiver would have got
-- can be sent again later.
CREATE FUNCTION tell_webhooks(of_type text, details jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made bigint;
BEGIN
  IF NOT is_webhook_wanted(of_type) THEN RETURN; END IF;
  INSERT INTO webhook_message (type, data) VALUES (of_type, jsonb_strip_nulls(details)) RETURNING id INTO made;
  INSERT INTO webhook_delivery (message, endpoint, due_at, given_up_at, problem)
    SELECT made, name, CASE WHEN disabled_at IS NULL THEN now() END, CASE WHEN disabled_at IS NOT NULL THEN now() END,
      CASE WHEN disabled_at IS NULL THEN '' ELSE 'disabled' END
    FROM webhook_endpoint WHERE of_type = ANY (events);
END $$;

-- The triggers below run when their transaction ends, with all rows that belong to what has happened.
CREATE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_offer THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' AND is_webhook_wanted('order.placed') THEN
    PERFORM tell_webhooks('order.placed', jsonb_build_object('order', NEW.name, 'lines', (
      SELECT jsonb_agg(jsonb_build_object('line', position, 'article', external_id, 'name', name, 'quantity', quantity)
        ORDER BY position) FROM order_line WHERE order_id = NEW.id)));
  END IF;
  IF NEW.state = 'paid' THEN
    PERFORM tell_webhooks('order.paid', jsonb_build_object('order', NEW.name, 'provider', NEW.provider));
  ELSIF NEW.state = 'cancelled' THEN
    PERFORM tell_webhooks('order.cancelled', jsonb_build_object('order', NEW.name, 'because', 'payment-gone'));
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER order_told AFTER INSERT ON "order" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_of_order();
CREATE CONSTRAINT TRIGGER order_change_told AFTER UPDATE OF state ON "order" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION tell_of_order();

CREATE FUNCTION tell_of_act() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_type text := CASE NEW.kind WHEN 'pick' THEN 'order.picked' WHEN 'ship' THEN 'order.shipped'
    WHEN 'deliver' THEN 'order.delivered' WHEN 'cancel' THEN 'order.cancelled' WHEN 'return' THEN 'order.returned' END;
BEGIN
  IF of_type IS NULL OR NOT is_webhook_wanted(of_type) THEN RETURN NULL; END IF;
  PERFORM tell_webhooks(of_type, jsonb_build_object(
    'order', (SELECT name FROM "order" WHERE id = NEW.order_id),
    'shipment', coalesce(NEW.shipment, CASE NEW.kind WHEN 'ship' THEN (
      SELECT count(*) FROM order_act WHERE order_id = NEW.order_id AND kind = 'ship' AND position <= NEW.position) END),
    'carrier', NEW.carrier, 'because', NEW.ground,
    'lines', (SELECT jsonb_agg(jsonb_build_object('line', l.position, 'article', l.external_id, 'name', l.name,
        'quantity', p.quantity) ORDER BY p.position)
      FROM order_act_line p JOIN order_line l ON l.id = p.line_id WHERE p.act_id = NEW.id)));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER order_act_told AFTER INSERT ON order_act DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_of_act();

CREATE FUNCTION tell_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('order.refunded', jsonb_build_object(
    'order', (SELECT name FROM "order" WHERE id = NEW.order_id), 'kronor', NEW.amount_ore / 100.0,
    'to', CASE NEW.kind WHEN 'cards-back' THEN 'gift-card' ELSE 'payment' END));
  RETURN NULL;
END $$;
CREATE TRIGGER refund_noted AFTER INSERT ON money_move
  FOR EACH ROW WHEN (NEW.done_at IS NOT NULL AND NEW.kind IN ('refund', 'cards-back')) EXECUTE FUNCTION tell_of_refund();
CREATE TRIGGER refund_done AFTER UPDATE OF done_at ON money_move
  FOR EACH ROW WHEN (OLD.done_at IS NULL AND NEW.done_at IS NOT NULL AND NEW.kind IN ('refund', 'cards-back'))
  EXECUTE FUNCTION tell_of_refund();

CREATE FUNCTION tell_of_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_webhook_wanted('return.received') THEN RETURN NULL; END IF;
  PERFORM tell_webhooks('return.received', jsonb_build_object(
    'case', NEW.id, 'kind', NEW.kind, 'order', (SELECT name FROM "order" WHERE id = NEW.order_id),
    'lines', (SELECT jsonb_agg(jsonb_build_object('article', p.external_id, 'name', c.name, 'quantity', c.quantity)
        ORDER BY c.product_id)
      FROM return_case_line c LEFT JOIN product p ON p.id = c.product_id WHERE c.case_id = NEW.id)));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER return_case_told AFTER INSERT ON return_case DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_of_case();

CREATE FUNCTION tell_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_webhook_wanted('return.received') THEN RETURN NULL; END IF;
  PERFORM tell_webhooks('return.received', jsonb_build_object(
    'withdrawal', NEW.id, 'kind', 'withdrawal', 'order', (SELECT name FROM "order" WHERE id = NEW.order_id),
    'lines', (SELECT jsonb_agg(jsonb_build_object('article', p.external_id, 'name', w.name, 'quantity', w.quantity)
        ORDER BY w.product_id)
      FROM withdrawal_line w LEFT JOIN product p ON p.id = w.product_id WHERE w.withdrawal_id = NEW.id)));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER withdrawal_told AFTER INSERT ON withdrawal DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_of_withdrawal();

CREATE FUNCTION tell_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('review.received', jsonb_build_object(
    'review', NEW.id, 'product', NEW.product_id, 'article', (SELECT external_id FROM product WHERE id = NEW.product_id),
    'rating', NEW.rating));
  RETURN NULL;
END $$;
CREATE TRIGGER review_told AFTER INSERT ON review FOR EACH ROW EXECUTE FUNCTION tell_of_review();

-- Only when the last piece goes and the first one comes, whoever has moved the stock.
CREATE FUNCTION tell_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks('product.stock', jsonb_build_object(
    'product', NEW.id, 'article', NEW.external_id, 'stock', NEW.stock, 'isSoldOut', NEW.stock <= 0));
  RETURN NULL;
END $$;
CREATE TRIGGER product_stock_told AFTER UPDATE OF stock ON product
  FOR EACH ROW WHEN ((OLD.stock > 0) <> (NEW.stock > 0)) EXECUTE FUNCTION tell_of_stock();
