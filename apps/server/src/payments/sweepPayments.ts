import { sql } from "kysely";
import type { PaymentContext } from "./PaymentContext.ts";
import { settlePayment } from "./settling/settlePayment.ts";
import { isStillAskedAbout } from "./settling/undecidedPayment.ts";

/** Payments checked per run. */
const batch = 100;

/**
 * Checks undecided payments that have had no news for five minutes: a webhook may have been lost, and the shopper may
 * never have come back.
 */
export async function sweepPayments(context: PaymentContext): Promise<number> {
  const takenAtOnce = [...context.providers.values()]
    .filter(({ moneyTaken }) => moneyTaken === "at-once")
    .map(({ name }) => name);
  const rows = await context.db
    .selectFrom("payment")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("state", "in", ["open", "failed", "rejected"]),
        // Money that is only reserved waits for the goods to be shipped.
        eb.and([eb("state", "=", "authorised"), eb("provider", "in", ["", ...takenAtOnce])]),
      ]),
    )
    .where("provider_id", "is not", null)
    .where(isStillAskedAbout)
    .where("updated_at", "<", sql<Date>`now() - interval '1 minute'`)
    .where((eb) =>
      eb.or([eb("checked_at", "is", null), eb("checked_at", "<", sql<Date>`now() - interval '5 minutes'`)]),
    )
    .orderBy("checked_at", (order) => order.asc().nullsFirst())
    .limit(batch)
    .execute();
  for (const { id } of rows) await settlePayment(context, { paymentId: id });
  return rows.length;
}
