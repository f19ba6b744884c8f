import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";

/** The newest order with an account's mail address that was not cancelled; undefined when there is none. */
export const newestOrder = (db: Kysely<Database>, customerId: number) =>
  db
    .selectFrom("order as o")
    .innerJoin("customer as c", (join) => join.on(sql<boolean>`lower(o.email) = c.email`))
    .where("c.id", "=", customerId)
    .where("o.state", "<>", "cancelled")
    .where("o.is_offer", "=", false)
    .orderBy("o.id", "desc")
    .limit(1);
