import { toOre } from "@torg/format";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/Database.ts";
import type { DiscountCodeFile } from "../schema/discountCodesSchema.ts";
import { startOfDay } from "./startOfDay.ts";

/** Writes the discount codes; a code that is no longer listed ends now. Codes made by a command stay as they are. */
export async function writeCodes(db: Kysely<Database>, codes: readonly DiscountCodeFile[]): Promise<void> {
  const names = codes.map(({ code }) => code);
  const gone = db
    .updateTable("discount")
    .set({ ends_at: sql`least(ends_at, now())` })
    .where("of_file", "=", true);
  await (names.length === 0 ? gone : gone.where("code", "not in", names)).execute();
  for (const { code, name, percent, kronor = 0, from, until, uses, usesPerCustomer, removable } of codes) {
    const row = {
      label: name,
      kind: percent === undefined ? "amount" : "percent",
      value: percent ?? toOre(kronor),
      starts_at: from === undefined ? null : new Date(startOfDay(from, 0)),
      ends_at: until === undefined ? null : new Date(startOfDay(until, 1)),
      use_limit: uses ?? null,
      customer_limit: usesPerCustomer ?? null,
      removable,
      of_file: true,
    };
    await db
      .insertInto("discount")
      .values({ ...row, code })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
      .execute();
  }
}
