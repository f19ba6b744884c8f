import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import { newestOrder } from "./newestOrder.ts";

/**
 * The version of the terms of sale that an account accepted with its newest order; null: no order, or one from before
 * the version was stored.
 */
export async function earlierTermsVersion(db: Kysely<Database>, customerId: number | null): Promise<string | null> {
  if (customerId === null) return null;
  const order = await newestOrder(db, customerId)
    .select(sql<string>`left(o.terms_hash, 16)`.as("version"))
    .executeTakeFirst();
  return order?.version ?? null;
}
