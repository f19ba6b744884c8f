import { parsePostalCode } from "@torg/format";
import { type Kysely, sql } from "kysely";
import { providerNamed } from "../providers/providers.ts";
import type { Database } from "../database/Database.ts";
import { isCredit } from "./paymentSelection.ts";

/** The newest order that was made with the address of an account and was not called off; undefined: there is none. */
const newestOrder = (db: Kysely<Database>, customerId: number) =>
  db
    .selectFrom("order as o")
    .innerJoin("customer as c", (join) => join.on(sql<boolean>`lower(o.email) = c.email`))
    .where("c.id", "=", customerId)
    .where("o.state", "<>", "cancelled")
    .where("o.is_offer", "=", false)
    .orderBy("o.id", "desc")
    .limit(1);

/**
 * The short name of the terms of sale that the holder of an account accepted with the newest order; null: there is no
 * order, or it is from before that was kept.
 */
export async function earlierTermsVersion(db: Kysely<Database>, customerId: number | null): Promise<string | null> {
  if (customerId === null) return null;
  const order = await newestOrder(db, customerId)
    .select(sql<string>`left(o.terms_hash, 16)`.as("version"))
    .executeTakeFirst();
  return order?.version ?? null;
}

/** Whether a way to pay may be chosen again for a buyer: for a person never credit, which the law wants chosen anew. */
function isRecalled(
  method: { readonly handler: string; readonly snippet: string } | undefined,
  customerType: string,
): boolean {
  if (method === undefined) return false;
  return customerType === "company" || providerNamed(method.handler)?.app !== undefined || !isCredit(method);
}

const withoutBlanks = (code: string): string => code.replaceAll(/\s/gu, "");

/**
 * Chooses in a session in which nothing has been chosen what the holder of an account chose for the newest order: as whom
 * it was bought, where it went, how it came and how it was paid. Who has moved since is delivered to where they live now.
 */
export async function recallChoices(db: Kysely<Database>, sessionId: number, customerId: number): Promise<void> {
  const order = await newestOrder(db, customerId)
    .select([
      "o.customer_type",
      "o.country_code",
      "o.zipcode",
      "c.zipcode as home",
      "o.delivery_type_id",
      "o.shipping_option_id",
      "o.payment_type_id",
    ])
    .executeTakeFirst();
  if (order === undefined) return;
  const {
    customer_type,
    country_code,
    zipcode,
    home,
    delivery_type_id,
    shipping_option_id,
    payment_type_id: paymentId,
  } = order;
  const went = withoutBlanks(zipcode);
  // An account keeps no country: its code may be one of another than the last order went to.
  const goes = parsePostalCode(home, country_code).ok ? withoutBlanks(home) : went;
  const method =
    paymentId === null
      ? undefined
      : await db
          .selectFrom("payment_type")
          .select(["handler", "snippet"])
          .where("id", "=", paymentId)
          .executeTakeFirst();
  await db
    .updateTable("session")
    .set({
      customer_type,
      country_code,
      postal_code: goes || null,
      delivery_type_id,
      shipping_option_id: goes === went ? shipping_option_id : null,
      payment_type_id: isRecalled(method, customer_type) ? paymentId : null,
    })
    .where("id", "=", sessionId)
    .where("postal_code", "is", null)
    .where("delivery_type_id", "is", null)
    .where("payment_type_id", "is", null)
    .where("customer_type", "=", "private")
    .execute();
}
