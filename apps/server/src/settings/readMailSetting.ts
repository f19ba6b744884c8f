import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/Database.ts";

const address = z._default(z.nullable(z.string()), null);
const mailSchema = z.object({
  /** Whom letters come from. */
  from: address,
  /** Where the seller is told of orders. */
  orders: address,
});

/** What shop.json says of letters; each is null where it says nothing. */
export async function readMailSetting(db: Kysely<Database>): Promise<z.output<typeof mailSchema>> {
  const setting = await db.selectFrom("setting").select("value").where("key", "=", "mail").executeTakeFirst();
  return mailSchema.parse(setting?.value ?? {});
}
