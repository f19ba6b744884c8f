import { orderPaymentTypes } from "@torg/checkout/domain";
import type { Kysely } from "kysely";
import { loadCheckoutTables } from "./loadCheckoutTables.ts";
import { paymentTypeOf } from "./checkoutDataOf.ts";
import type { Database } from "../database/Database.ts";

/** The names of the shop's ways to pay in the order of its checkout; none where it takes requests for a quote. */
export async function loadWaysToPay(db: Kysely<Database>): Promise<readonly string[]> {
  const { paymentMethods, isQuote } = await loadCheckoutTables(db);
  return isQuote ? [] : orderPaymentTypes(paymentMethods.map(paymentTypeOf)).map((type) => type.name);
}
