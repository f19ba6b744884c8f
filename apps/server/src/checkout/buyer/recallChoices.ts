import { parsePostalCode } from "@torg/format";
import { withoutSpaces } from "@torg/format/typed";
import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";
import { providerNamed } from "../../providers/providers.ts";
import { isCredit } from "../payment/paymentSelection.ts";
import { newestOrder } from "./newestOrder.ts";

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
  const before = withoutSpaces(zipcode);
  // An account stores no country: its postal code may belong to another one than the last order's.
  const current = parsePostalCode(home, country_code).ok ? withoutSpaces(home) : before;
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
      postal_code: current || null,
      delivery_type_id,
      shipping_option_id: current === before ? shipping_option_id : null,
      payment_type_id: isRecalled(method, customer_type) ? paymentId : null,
    })
    .where("id", "=", sessionId)
    .where("postal_code", "is", null)
    .where("delivery_type_id", "is", null)
    .where("payment_type_id", "is", null)
    .where("customer_type", "=", "private")
    .execute();
}
