import { sql } from "kysely";

/** The wishes, read together with their session. */
export interface WishRecord {
  readonly wished: readonly number[] | null;
}

/** The wishes, newest first, as further columns of a session. */
export const wishColumns = sql<WishRecord>`(SELECT array_agg(wish.product_id ORDER BY wish.created_at DESC, wish.id DESC) FROM wish
   WHERE (session.customer_id IS NULL AND wish.session_id = session.id)
     OR wish.customer_id = session.customer_id) AS wished`;

/** The wishes this visitor may see. */
export function wishedIn(row: WishRecord | null): readonly number[] {
  return row?.wished ?? [];
}
