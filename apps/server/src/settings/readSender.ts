import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/Database.ts";

const mailSchema = z.object({ from: z._default(z.nullable(z.string()), null) });

/** Whom letters come from, as shop.json says it; null where it does not. */
export async function readSender(db: Kysely<Database>): Promise<string | null> {
  const setting = await db.selectFrom("setting").select("value").where("key", "=", "mail").executeTakeFirst();
  return mailSchema.parse(setting?.value ?? {}).from;
}
