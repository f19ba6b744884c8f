import { CallError } from "@torg/http";
import type { CustomerField, CustomerForm } from "../domain/customer/customerForm.ts";
import { fieldProblems } from "../domain/customer/fieldProblems.ts";
import { isSwedishNumber } from "../domain/customer/swedishNumbers.ts";
import { tidyCustomerForm } from "../domain/customer/tidyCustomerForm.ts";
import type { OrderTrouble } from "./checkoutState.ts";
import type { OrderParts } from "./orderParts.ts";

/** What the server said about a refused order; everything else that fails has no words of its own. */
function troubleOf({ orderProblemSchema }: OrderParts, error: unknown, attempt: number): OrderTrouble {
  const data = error instanceof CallError && error.status < 500 ? error.data : null;
  const { success, data: problem } = orderProblemSchema.safeParse(data);
  if (!success) return { problems: {}, texts: {}, message: null, attempt };
  const texts: Partial<Record<CustomerField, string>> = Object.fromEntries(
    Object.entries(problem.errors).map(([name, lines]) => [name, lines.join(" ")]),
  );
  return { problems: {}, texts, message: problem.message === "" ? null : problem.message, attempt };
}

/**
 * Checks an order and places it; answers whether the page is about to be left. Everything that the page has already
 * comes as `parts`, so that this file is loaded alone, when somebody orders.
 */
export async function sendOrder(parts: OrderParts, raw: CustomerForm): Promise<boolean> {
  const { store, client, redirect, now } = parts;
  const { data, orderTrouble, choices } = store.getState();
  const attempt = (orderTrouble?.attempt ?? 0) + 1;
  const form = tidyCustomerForm(raw);
  const payment = data.available_payment_types.find((type) => type.payment_type_id === choices.paymentTypeId);
  const requiresPnr = data.snippet === "manual_payment" && payment?.requires_pnr === true;
  const problems = fieldProblems(form, {
    fields: parts.customerFields(form.customer_type, { requiresPnr }),
    parsePostalCode: parts.parsePostalCode,
    requiresPnr,
    countryCode: data.country_code,
    now: now(),
    isNumber: isSwedishNumber,
  });
  if (Object.keys(problems).length > 0) {
    store.setState({ orderTrouble: { problems, texts: {}, attempt }, paymentError: null });
    return false;
  }
  store.setState({ orderTrouble: null, paymentError: null });
  try {
    const call = data.snippet === "free_order" ? parts.freeOrderCall : parts.manualPaymentCall;
    const { redirect_url: url } = await client.send(call, form);
    redirect?.(url);
    return true;
  } catch (error) {
    const trouble = troubleOf(parts, error, attempt);
    store.setState({ orderTrouble: trouble });
    // Prices and delivery may be what has changed: the sum is shown as it is now.
    if (trouble.message !== null && Object.keys(trouble.texts).length === 0) await parts.show();
    return false;
  }
}
