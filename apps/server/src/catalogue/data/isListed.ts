import { sql } from "kysely";

/** Whether a product `p`, or the product `parent` that it is a variant of, is in listings. */
export const isListed = sql<boolean>`p.removed_at IS NULL AND coalesce(parent.listed, p.listed)
  AND parent.removed_at IS NULL`;
