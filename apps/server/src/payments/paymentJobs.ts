import type { JobHandlers } from "../jobs/Jobs.ts";
import { releasePaymentStock } from "./reservations/reservePaymentStock.ts";
import { captureMoney, giveMoneyBack } from "./settling/moveMoney.ts";
import type { PaymentContext } from "./PaymentContext.ts";
import type { PaymentState } from "../database/tables/paymentTables.ts";
import { settlePayment } from "./settling/settlePayment.ts";

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
