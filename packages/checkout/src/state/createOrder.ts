import { CallError } from "@torg/http";
import { freeOrderCall, manualPaymentCall, orderProblemSchema } from "../contract/orderCalls.ts";
import { customerProblems, tidyCustomerForm, type CustomerField, type CustomerForm } from "../domain/customerForm.ts";
import type { IsSwedishNumber } from "../domain/swedishNumbers.ts";
import type { OrderTrouble } from "./checkoutState.ts";
import type { CheckoutTools } from "./createAsk.ts";

interface Tools extends CheckoutTools {
  readonly redirect: ((url: string) => void) | undefined;
  readonly now: () => Date;
  /** Sends at once what is still put off; says whether there was anything. */
  readonly flush: () => boolean;
}

/** What the server said about a refused order; everything else that fails has no words of its own. */
function troubleOf(error: unknown, attempt: number): OrderTrouble {
  const data = error instanceof CallError && error.status < 500 ? error.data : null;
  const { success, data: problem } = orderProblemSchema.safeParse(data);
  if (!success) return { problems: {}, texts: {}, message: null, attempt };
  const texts: Partial<Record<CustomerField, string>> = Object.fromEntries(
    Object.entries(problem.errors).map(([name, lines]) => [name, lines.join(" ")]),
  );
  return { problems: {}, texts, message: problem.message === "" ? null : problem.message, attempt };
}

/** How numbers are checked comes when it is needed; should it not come, the server has the last word anyway. */
async function loadNumberCheck(): Promise<IsSwedishNumber> {
  try {
    return (await import("../domain/swedishNumbers.ts")).isSwedishNumber;
  } catch {
    return () => true;
  }
}

/** Places an order: checked here first, refused or taken by the server, then the confirmation. */
export function createOrder({
  store,
  client,
  hold,
  redirect,
  now,
  flush,
}: Tools): (form: CustomerForm) => Promise<void> {
  const { getState, setState } = store;
  return async (raw) => {
    const { data, checkoutIsEnabled, orderTrouble, choices } = getState();
    // A choice of this very moment may change the total: it is shown before anything is ordered.
    if (!checkoutIsEnabled || flush()) return;
    const attempt = (orderTrouble?.attempt ?? 0) + 1;
    const form = tidyCustomerForm(raw);
    const release = hold();
    const isNumber = await loadNumberCheck();
    const payment = data.available_payment_types.find((type) => type.payment_type_id === choices.paymentTypeId);
    const problems = customerProblems(form, {
      requiresPnr: data.snippet === "manual_payment" && payment?.requires_pnr === true,
      countryCode: data.country_code,
      now: now(),
      isNumber,
    });
    if (Object.keys(problems).length > 0) {
      setState({ orderTrouble: { problems, texts: {}, attempt }, paymentError: null });
      return release();
    }
    setState({ orderTrouble: null, paymentError: null });
    try {
      const call = data.snippet === "free_order" ? freeOrderCall : manualPaymentCall;
      const { redirect_url: url } = await client.send(call, form);
      // The checkout stays disabled: the page is about to be left.
      redirect?.(url);
    } catch (error) {
      setState({ orderTrouble: troubleOf(error, attempt) });
      release();
    }
  };
}
