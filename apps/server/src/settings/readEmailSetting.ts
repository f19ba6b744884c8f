import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/Database.ts";

const address = z._default(z.nullable(z.string()), null);
const mailSchema = z.object({
  /** The sender of letters. */
  from: address,
  /** The address that is notified of orders. */
  orders: address,
});

/** Reads the mail settings of shop.json; each is null if not set. */
export async function readEmailSetting(db: Kysely<Database>): Promise<z.output<typeof mailSchema>> {
  const setting = await db.selectFrom("setting").select("value").where("key", "=", "mail").executeTakeFirst();
  return mailSchema.parse(setting?.value ?? {});
}
