import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";

/** Whether an order was placed with the mail address of an account, which was verified by mail. */
export async function isOfAccount(
  db: Kysely<Database>,
  customerId: number | null,
  order: { readonly email: string },
): Promise<boolean> {
  if (customerId === null || order.email === "") return false;
  const owner = await db
    .selectFrom("customer")
    .select("id")
    .where("id", "=", customerId)
    .where("email", "=", sql<string>`lower(${order.email})`)
    .executeTakeFirst();
  return owner !== undefined;
}
