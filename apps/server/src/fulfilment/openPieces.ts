import { type RawBuilder, sql } from "kysely";

/** SQL for the pieces of the order `o` neither shipped nor cancelled. */
export const openPieces: RawBuilder<number> = sql`(
  (SELECT coalesce(sum(l.quantity), 0) FROM order_line l WHERE l.order_id = o.id)
  - (SELECT coalesce(sum(p.quantity), 0) FROM order_act a JOIN order_act_line p ON p.act_id = a.id
    WHERE a.order_id = o.id AND a.kind IN ('ship', 'cancel')))::integer`;
