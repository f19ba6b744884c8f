import { type RawBuilder, sql } from "kysely";

/**
 * Whether the shop sells nothing for now, as a column of any statement. `own` is what stands in place of the shop's own
 * settings, an object or null.
 */
export const sellingPaused = (own: RawBuilder<unknown> = sql`NULL::jsonb`): RawBuilder<boolean> => sql<boolean>`
  coalesce(coalesce(${own} -> 'ecommerceDisabled', (SELECT value -> 'ecommerceDisabled' FROM setting WHERE key = 'shop'))
    IN ('true', '1', '"1"'), false)`;
