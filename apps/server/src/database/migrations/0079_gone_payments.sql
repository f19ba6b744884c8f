-- What has not left of an order whose payment was taken back before any money moved is cancelled by an act of its own, so
-- that its lines say where the goods are. The webhook of the order tells of it, with the reason: the act is not told again.
CREATE OR REPLACE FUNCTION tell_of_act() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_type text := CASE NEW.kind WHEN 'pick' THEN 'order.picked' WHEN 'ship' THEN 'order.shipped'
    WHEN 'deliver' THEN 'order.delivered' WHEN 'cancel' THEN 'order.cancelled' WHEN 'return' THEN 'order.returned' END;
BEGIN
  IF of_type IS NULL OR NEW.key = 'provider:payment-gone' OR NOT is_webhook_wanted(of_type) THEN RETURN NULL; END IF;
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

-- Orders from before, whose goods went back without an act. The buyer is not written to about what is long past.
WITH line AS (
  SELECT l.id, l.order_id, l.position, l.quantity - coalesce(sum(p.quantity) FILTER (WHERE a.kind IN ('ship', 'cancel')), 0)
      AS open, coalesce(sum(p.quantity) FILTER (WHERE a.kind = 'cancel'), 0) AS cancelled
  FROM order_line l JOIN "order" o ON o.id = l.order_id
  LEFT JOIN order_act_line p ON p.line_id = l.id LEFT JOIN order_act a ON a.id = p.act_id
  WHERE o.state = 'cancelled' GROUP BY l.id
), gone AS (
  SELECT order_id FROM line GROUP BY order_id HAVING sum(open) > 0 AND sum(cancelled) < (
    SELECT coalesce(sum(s.change), 0) FROM stock_ledger s
    WHERE s.order_id = line.order_id AND s.reason = 'cancellation')
), act AS (
  INSERT INTO order_act (order_id, position, key, kind, mailed_at)
  SELECT order_id, 1 + (SELECT count(*) FROM order_act a WHERE a.order_id = gone.order_id), 'provider:payment-gone',
    'cancel', now()
  FROM gone RETURNING id, order_id
)
INSERT INTO order_act_line (act_id, position, line_id, quantity)
SELECT act.id, line.position, line.id, line.open FROM line JOIN act ON act.order_id = line.order_id WHERE line.open > 0;
