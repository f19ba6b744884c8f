/**
 * An SQL table of pieces that are deducted from a stock for buyers but not shipped yet: `product_id`, `store_id` (null:
 * the warehouse that ships parcels) and `pieces`. One row per order line and per product reserved for a payment, to be
 * added up.
 */
export const waitingPieces = `(
  SELECT l.product_id, o.store_id,
    l.quantity - coalesce((SELECT sum(p.quantity) FROM order_act_line p JOIN order_act a ON a.id = p.act_id
      WHERE p.line_id = l.id AND a.kind IN ('ship', 'cancel')), 0)::integer AS pieces
  FROM order_line l JOIN "order" o ON o.id = l.order_id WHERE o.state <> 'cancelled' AND NOT o.is_offer
  UNION ALL SELECT product_id, store_id, quantity FROM stock_reservation)`;
