import { toOre } from "@torg/format";
import type { Kysely } from "kysely";
import type { PaymentConfig } from "../../config/paymentConfig.ts";
import type { Database } from "../../database/Database.ts";
import { providers } from "../../providers/providers.ts";
import { ownInvoice, type PaymentFile } from "../schema/paymentSchema.ts";
import { paymentSnippet } from "./paymentSnippet.ts";

type ConfiguredMethod = PaymentFile["ways"][number];

/** Names of the providers that can be paid through: those with access, or stand-ins of all if there are none. */
export function reachedProviders({ providers: connected }: Pick<PaymentConfig, "providers">): readonly string[] {
  return (connected.length > 0 ? connected : providers).map(({ name }) => name);
}

/** The default payment methods of a shop that lists none: every provider that it has access to. */
function defaultMethods(reached: readonly string[]): readonly ConfiguredMethod[] {
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

/** Writes the payment methods; one that is no longer listed, or whose provider cannot be reached, is not offered. */
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
  const methods = payment?.ways ?? defaultMethods(reached);
  await db.updateTable("payment_type").set({ active: false }).execute();
  for (const [position, method] of methods.entries()) {
    const handler = method.provider === ownInvoice ? "manual" : method.provider;
    const row = {
      name: method.name,
      description: method.description,
      price_ore: method.fee === undefined ? null : toOre(method.fee),
      for_company: method.for.includes("company"),
      for_private: method.for.includes("private"),
      image: method.image ?? null,
      handler,
      snippet: paymentSnippet(handler),
      position,
      active: handler === "manual" || reached.includes(handler),
    };
    await db
      .insertInto("payment_type")
      .values({ ...row, id: method.id })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}
