import { sql } from "kysely";

/**
 * SQL for whether the buyer of an order `o` may have what a stop `s` recalls: some pieces were neither cancelled nor
 * returned, or a replacement was given. False without a mail address.
 */
export const mayHaveIt = sql<boolean>`(o.state <> 'cancelled' AND NOT o.is_offer AND o.email <> '' AND (
  EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.product_id = s.product_id
    AND l.quantity > coalesce((SELECT sum(gone.quantity) FROM order_act_line gone JOIN order_act a ON a.id = gone.act_id
      WHERE gone.line_id = l.id AND a.kind IN ('cancel', 'return')), 0))
  OR EXISTS (SELECT FROM return_case c JOIN return_case_line cl ON cl.case_id = c.id
    WHERE c.order_id = o.id AND cl.product_id = s.product_id AND c.ended_how = 'replaced')))`;
