import { toOre } from "@torg/format";
import type { Kysely } from "kysely";
import type { PaymentConfig } from "../../config/paymentConfig.ts";
import type { Database } from "../../database/Database.ts";
import { providers } from "../../providers/providers.ts";
import { ownInvoice, type PaymentFile } from "../schema/paymentSchema.ts";
import { paymentSnippet } from "./paymentSnippet.ts";

type Way = PaymentFile["ways"][number];

/** Names of the providers that can be paid through: those with access, or stand-ins of all if there are none. */
export function reachedProviders({ providers: connected }: Pick<PaymentConfig, "providers">): readonly string[] {
  return (connected.length > 0 ? connected : providers).map(({ name }) => name);
}

/** The default ways to pay of a shop that lists none: every provider that it has access to. */
function usualWays(reached: readonly string[]): readonly Way[] {
  return providers
    .filter(({ name }) => reached.includes(name))
    .map(({ name, label }) => ({
      id: name,
      name: label,
      provider: name,
      for: ["private", "company"],
      description: "",
    }));
}

/** Writes the ways to pay; one that is no longer listed, or whose provider cannot be reached, is not offered. */
export async function writePayment(
  db: Kysely<Database>,
  payment: PaymentFile | undefined,
  config: Pick<PaymentConfig, "providers">,
): Promise<void> {
  const reached = reachedProviders(config);
  if (payment === undefined) {
    const any = await db.selectFrom("payment_type").select("id").limit(1).executeTakeFirst();
    if (any !== undefined) return;
  }
  const ways = payment?.ways ?? usualWays(reached);
  await db.updateTable("payment_type").set({ active: false }).execute();
  for (const [position, way] of ways.entries()) {
    const handler = way.provider === ownInvoice ? "manual" : way.provider;
    const row = {
      name: way.name,
      description: way.description,
      price_ore: way.fee === undefined ? null : toOre(way.fee),
      for_company: way.for.includes("company"),
      for_private: way.for.includes("private"),
      image: way.image ?? null,
      handler,
      snippet: paymentSnippet(handler),
      position,
      active: handler === "manual" || reached.includes(handler),
    };
    await db
      .insertInto("payment_type")
      .values({ ...row, id: way.id })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}
