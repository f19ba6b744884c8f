import { CallError } from "@torg/http";
import type { CustomerForm, CustomerProblems } from "../domain/customer/customerForm.ts";
import { fieldProblems } from "../domain/customer/fieldProblems.ts";
import { isSwedishNumber } from "../domain/customer/swedishNumbers.ts";
import { tidyCustomerForm } from "../domain/customer/tidyCustomerForm.ts";
import type { OrderProblems } from "../domain/orderPlaces.ts";
import type { OrderTrouble } from "./checkoutState.ts";
import type { OrderParts } from "./orderParts.ts";

/** What the server said about a refused order; everything else that fails has no words of its own. */
function troubleOf({ orderProblemSchema, placeRefusal }: OrderParts, error: unknown, attempt: number): OrderTrouble {
  const refusal = error instanceof CallError && error.status < 500 ? error : null;
  const { success, data: problem } = orderProblemSchema.safeParse(refusal?.data);
  if (refusal === null || !success) return { problems: {}, texts: {}, message: null, attempt };
  const { message, errors } = problem;
  const texts = placeRefusal({ status: refusal.status, message, errors });
  return { problems: {}, texts, message: message === "" ? null : message, attempt };
}

/** What is wrong with the form as it stands. */
export function problemsOf(parts: OrderParts, raw: CustomerForm): CustomerProblems {
  const { data, choices } = parts.store.getState();
  const form = tidyCustomerForm(raw);
  const payment = data.available_payment_types.find((type) => type.payment_type_id === choices.paymentTypeId);
  const requiresPnr = data.snippet === "manual_payment" && payment?.requires_pnr === true;
  return fieldProblems(form, {
    fields: parts.customerFields(form.customer_type, { requiresPnr }),
    parsePostalCode: parts.parsePostalCode,
    requiresPnr,
    countryCode: data.country_code,
    now: parts.now(),
    isNumber: isSwedishNumber,
  });
}

/** What is missing outside the form. A cart that costs nothing may need no delivery: that is for the server to say. */
function missingChoices({ store, missingPlace }: OrderParts): OrderProblems {
  const { data, totalCartSumInclVatOre: sum } = store.getState();
  const place = sum > 0 ? missingPlace(data) : null;
  return place === null ? {} : { [place]: "missing" };
}

/**
 * Checks an order and places it; answers whether the page is about to be left. Everything that the page has already
 * comes as `parts`, so that this file is loaded alone, when somebody orders.
 */
export async function sendOrder(parts: OrderParts, raw: CustomerForm): Promise<boolean> {
  const { store, client, redirect } = parts;
  const { data, orderTrouble } = store.getState();
  const attempt = (orderTrouble?.attempt ?? 0) + 1;
  const problems = { ...missingChoices(parts), ...problemsOf(parts, raw) };
  if (Object.keys(problems).length > 0) {
    store.setState({ orderTrouble: { problems, texts: {}, attempt }, paymentError: null });
    return false;
  }
  store.setState({ orderTrouble: null, paymentError: null });
  try {
    if ((await parts.settle()) === false) {
      store.setState({ orderTrouble: { problems: {}, texts: {}, isUnsaved: true, attempt } });
      return false;
    }
    const call = data.snippet === "free_order" ? parts.freeOrderCall : parts.manualPaymentCall;
    const { redirect_url: url } = await client.send(call, tidyCustomerForm(raw));
    redirect?.(url);
    return true;
  } catch (error) {
    const trouble = troubleOf(parts, error, attempt);
    store.setState({ orderTrouble: trouble });
    // Prices, delivery and terms may be what has changed: they are shown as they are now.
    const isConflict = error instanceof CallError && error.status === parts.conflict;
    if (isConflict || (trouble.message !== null && parts.fieldFaults(trouble) === null)) await parts.show();
    return false;
  }
}
