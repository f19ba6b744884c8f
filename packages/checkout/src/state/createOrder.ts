import { freeOrderCall, manualPaymentCall, orderProblemSchema } from "../contract/orderCalls.ts";
import { customerProblems, tidyCustomerForm, type CustomerForm } from "../domain/customerForm.ts";
import type { CheckoutTools } from "./createAsk.ts";

interface Tools extends CheckoutTools {
  readonly redirect: ((url: string) => void) | undefined;
  readonly now: () => Date;
  /** Sends at once what is still put off; says whether there was anything. */
  readonly flush: () => boolean;
  /** Reads the checkout again. */
  readonly show: () => Promise<void>;
}

const rules = { freeOrderCall, manualPaymentCall, orderProblemSchema, customerProblems, tidyCustomerForm };

/** What an order is placed with. */
export type OrderParts = Tools & typeof rules;

/** Places an order: checked here first, refused or taken by the server, then the confirmation. */
export function createOrder(tools: Tools): (form: CustomerForm) => Promise<void> {
  const { store, hold, flush } = tools;
  return async (form) => {
    const { checkoutIsEnabled, orderTrouble } = store.getState();
    // A choice of this very moment may change the total: it is shown before anything is ordered.
    if (!checkoutIsEnabled || flush()) return;
    const release = hold();
    try {
      const { sendOrder } = await import("./sendOrder.ts");
      // The checkout stays disabled when the page is about to be left.
      if (await sendOrder({ ...tools, ...rules }, form)) return;
    } catch {
      const attempt = (orderTrouble?.attempt ?? 0) + 1;
      store.setState({ orderTrouble: { problems: {}, texts: {}, message: null, attempt } });
    }
    release();
  };
}
