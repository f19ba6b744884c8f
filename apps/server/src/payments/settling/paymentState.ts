import type { PaymentState } from "../../database/tables/paymentTables.ts";

/** A provider's verdict on a payment, once its amount, currency, merchant and reference have been checked. */
export type ProviderVerdict = "pending" | "failed" | "authorised" | "captured" | "voided" | "unfit";

/** Whether the shop holds the buyer's money, or a promise of it that no one else can take back. */
export function holdsMoney(state: PaymentState): boolean {
  return state === "authorised" || state === "captured";
}

/** Whether nothing is paid and nothing more is expected, unless the buyer tries a failed payment again. */
export function isOver(state: PaymentState): boolean {
  return state === "failed" || state === "rejected" || state === "voided";
}

/** A task that follows from a state change. */
export type PaymentTask = "place-order" | "capture" | "give-back" | "cancel-order";

/** The next state of a payment, and the tasks that follow. */
export interface PaymentStep {
  readonly state: PaymentState;
  readonly tasks: readonly PaymentTask[];
}

const stay = (state: PaymentState): PaymentStep => ({ state, tasks: [] });

/** The next step while the provider does not hold the money yet. */
function fromWaiting(state: "open" | "failed", verdict: ProviderVerdict): PaymentStep {
  switch (verdict) {
    case "authorised":
      return { state: "authorised", tasks: ["place-order", "capture"] };
    case "captured":
      return { state: "captured", tasks: ["place-order"] };
    case "unfit":
      return { state: "rejected", tasks: ["give-back"] };
    case "failed":
    case "voided":
      return stay("failed");
    default:
      return stay(state);
  }
}

/**
 * The next step of a payment. Verdicts come in any order and any number of times: a payment never goes back, every task
 * is given once, and money that the shop has no right to is always returned.
 */
export function nextPayment(state: PaymentState, verdict: ProviderVerdict): PaymentStep {
  switch (state) {
    case "open":
    case "failed":
      return fromWaiting(state, verdict);
    case "authorised":
      if (verdict === "captured") return stay("captured");
      return verdict === "voided" ? { state: "voided", tasks: ["cancel-order"] } : stay(state);
    case "captured":
      return verdict === "voided" ? { state: "voided", tasks: ["cancel-order"] } : stay(state);
    case "rejected":
      return stay(verdict === "voided" ? "voided" : state);
    case "voided":
      return stay(state);
  }
}
