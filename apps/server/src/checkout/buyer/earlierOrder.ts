import { parsePostalCode } from "@torg/format";
import { withoutSpaces } from "@torg/format/typed";
import { type Kysely, sql } from "kysely";
import { providerNamed } from "../../providers/providers.ts";
import type { Database } from "../../database/Database.ts";
import { isCredit } from "../payment/paymentSelection.ts";

/** The newest order with an account's mail address that was not cancelled; undefined when there is none. */
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
 * The version of the terms of sale that an account accepted with its newest order; null: no order, or one from before
 * the version was stored.
 */
export async function earlierTermsVersion(db: Kysely<Database>, customerId: number | null): Promise<string | null> {
  if (customerId === null) return null;
  const order = await newestOrder(db, customerId)
    .select(sql<string>`left(o.terms_hash, 16)`.as("version"))
    .executeTakeFirst();
  return order?.version ?? null;
}

/** Whether a payment method may be preselected; never credit for consumers, who by law must choose it each time. */
function isRecalled(
  method: { readonly handler: string; readonly snippet: string } | undefined,
  customerType: string,
): boolean {
  if (method === undefined) return false;
  return customerType === "company" || providerNamed(method.handler)?.app !== undefined || !isCredit(method);
}

/**
 * Preselects the choices of an account's newest order in a session without choices: customer type, postal code,
 * delivery and payment. If the customer has moved since, the account's current postal code is used.
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
  const went = withoutSpaces(zipcode);
  // An account stores no country: its postal code may belong to another one than the last order's.
  const goes = parsePostalCode(home, country_code).ok ? withoutSpaces(home) : went;
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
