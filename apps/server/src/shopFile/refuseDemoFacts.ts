import type { Kysely } from "kysely";
import type { ShopConfig } from "../config/readConfig.ts";
import type { Database } from "../database/Database.ts";
import { findDemoFacts } from "./findDemoFacts.ts";

/** Refuses to serve at a public address while facts of the demo remain that a shopper would take for the shop's own. */
export async function refuseDemoFacts(
  db: Kysely<Database>,
  { payments, showsDemo }: Pick<ShopConfig, "payments" | "showsDemo">,
  demoStores: readonly string[],
): Promise<void> {
  if (payments.publicUrl === "" || showsDemo) return;
  const facts = await findDemoFacts(db, demoStores);
  if (facts.length === 0) return;
  const lines = facts.map(({ place, name }) => `  ${place}: ${name}`);
  throw new Error(
    [
      "SHOP_PUBLIC_URL is set and facts of the demo are left, so the shop is not opened:",
      ...lines,
      "Put your own into shop.json and pages/. SHOP_DEMO=1 shows the demo to the public on purpose.",
    ].join("\n"),
  );
}
