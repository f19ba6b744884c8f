import { sql } from "kysely";

/** Whether a product `p`, or its parent `parent`, is listed. */
export const isListed = sql<boolean>`p.removed_at IS NULL AND coalesce(parent.listed, p.listed)
  AND parent.removed_at IS NULL`;
