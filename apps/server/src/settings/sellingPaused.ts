import { type RawBuilder, sql } from "kysely";

/** SQL expression for whether sales are paused. `own` replaces the shop's own settings: an object or null. */
export const sellingPaused = (own: RawBuilder<unknown> = sql`NULL::jsonb`): RawBuilder<boolean> => sql<boolean>`
  coalesce(coalesce(${own} -> 'ecommerceDisabled', (SELECT value -> 'ecommerceDisabled' FROM setting WHERE key = 'shop'))
    IN ('true', '1', '"1"'), false)`;
