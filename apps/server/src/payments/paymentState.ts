import type { PaymentState } from "../database/tables/paymentTables.ts";

/** What a provider says about a payment, once its amount, currency, merchant and reference have been checked. */
export type ProviderWord = "pending" | "failed" | "authorised" | "captured" | "voided" | "unfit";

/** What has to happen because of a change, besides keeping the new state. */
export type PaymentTask = "place-order" | "capture" | "give-back" | "cancel-order";

/** Where a payment goes, and what has to happen for it. */
export interface PaymentStep {
  readonly state: PaymentState;
  readonly tasks: readonly PaymentTask[];
}

const stay = (state: PaymentState): PaymentStep => ({ state, tasks: [] });

/** A payment whose money the provider does not hold yet. */
function fromWaiting(state: "open" | "failed", word: ProviderWord): PaymentStep {
  switch (word) {
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
 * The next step of a payment. Words come in any order and any number of times: a payment never goes back, every task
 * is given once, and money that we hold without a right to it always leads to giving it back.
 */
export function nextPayment(state: PaymentState, word: ProviderWord): PaymentStep {
  switch (state) {
    case "open":
    case "failed":
      return fromWaiting(state, word);
    case "authorised":
      if (word === "captured") return stay("captured");
      return word === "voided" ? { state: "voided", tasks: ["cancel-order"] } : stay(state);
    case "captured":
      return word === "voided" ? { state: "voided", tasks: ["cancel-order"] } : stay(state);
    case "rejected":
      return stay(word === "voided" ? "voided" : state);
    case "voided":
      return stay(state);
  }
}
