import { sql } from "kysely";
import type { JobHandlers } from "../jobs/Jobs.ts";
import { releasePaymentStock } from "./reservations/reservePaymentStock.ts";
import { captureMoney, giveMoneyBack } from "./settling/moveMoney.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { PaymentState } from "../database/tables/paymentTables.ts";
import { settlePayment } from "./settling/settlePayment.ts";
import { isStillAskedAbout } from "./settling/undecidedPayment.ts";

async function stateOf({ db }: PaymentContext, id: number): Promise<PaymentState | null> {
  const row = await db.selectFrom("payment").select("state").where("id", "=", id).executeTakeFirst();
  return row?.state ?? null;
}

/** Throws while a payment is still in a state, so that the job is retried. */
async function untilLeft(context: PaymentContext, id: number, state: PaymentState): Promise<void> {
  if ((await stateOf(context, id)) === state) throw new Error(`The payment ${id} is still ${state}.`);
}

/** Whether a payment's provider takes the money when an order is placed. */
async function takesAtOnce({ db, providers }: PaymentContext, id: number): Promise<boolean> {
  const row = await db.selectFrom("payment").select("provider").where("id", "=", id).executeTakeFirst();
  return row !== undefined && providers.get(row.provider)?.moneyTaken === "at-once";
}

type PaymentJob = "payment-check" | "payment-capture" | "payment-give-back" | "stock-release";

/** The background jobs of payments. */
export function paymentJobs(context: PaymentContext): Pick<JobHandlers, PaymentJob> {
  return {
    async "payment-check"(id) {
      const { isUncertain } = await settlePayment(context, { paymentId: id });
      if (isUncertain) throw new Error(`The provider of the payment ${id} does not answer.`);
    },
    async "payment-capture"(id) {
      const isTaken = await captureMoney(context, id);
      if (!isTaken && (await takesAtOnce(context, id))) await untilLeft(context, id, "authorised");
    },
    async "payment-give-back"(id) {
      await giveMoneyBack(context, id);
      await untilLeft(context, id, "rejected");
    },
    "stock-release": (id) => releasePaymentStock(context, id),
  };
}

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
